/** All keys of the table, as the help lists them; what they do is in keys.ts. */

/** Each with the message that says what it does. */
export const KEYS: { keys: string[]; name: string }[] = [
  { keys: ['1', '2', '3', '4', '5', '6'], name: 'dice' },
  { keys: ['B'], name: 'boost' },
  { keys: ['U'], name: 'undo' },
  { keys: ['R'], name: 'redo' },
  { keys: ['E'], name: 'end' },
  { keys: ['P'], name: 'pass' },
  { keys: ['A'], name: 'hint' },
  { keys: ['F'], name: 'all' },
  { keys: ['I'], name: 'about' },
  { keys: ['G'], name: 'guests' },
  { keys: ['C'], name: 'cafe' },
  { keys: ['H'], name: 'hotel' },
  { keys: ['S'], name: 'staff' },
  { keys: ['O'], name: 'objectives' },
  { keys: ['N'], name: 'notation' },
  { keys: ['W'], name: 'plan' },
  { keys: ['L'], name: 'log' },
  { keys: ['T'], name: 'talk' },
  { keys: ['?'], name: 'help' },
];
/** These are no letters and always work. */
export const MOVING: { keys: string[]; name: string }[] = [
  { keys: ['←', '↑', '↓', '→'], name: 'arrows' },
  { keys: ['Enter'], name: 'enter' },
  { keys: ['Tab'], name: 'tab' },
  { keys: ['Esc'], name: 'escape' },
];
