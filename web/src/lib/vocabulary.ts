/** Made of src/grandaustria/vocabulary.py by tools/codes.py: change it there. */
export const FOODS = ['strudel', 'cake', 'wine', 'coffee'] as const;
export const COLOURS = ['blue', 'red', 'yellow'] as const;
export const GUEST_COLOURS = ['blue', 'red', 'yellow', 'green'] as const;
export const LEVELS = ['easy', 'medium', 'hard'] as const;
export const HOTEL_SIDES = ['night', 'day'] as const;
export const STAFF_VARIANTS = ['standard', 'intro', 'draft'] as const;
export const EFFECT_KINDS = [
  'food',
  'any',
  'krones',
  'emperor',
  'draw',
  'prepare',
  'hire',
  'offer',
  'occupy',
  'guest',
  'action',
  'points',
  'points_per_staff',
  'occupy_new',
  'complete',
] as const;
export const TRIGGER_EVENTS = [
  'service',
  'check-in',
  'price',
  'die',
  'occupied',
  'penalty',
  'bonus',
] as const;
export const TRIGGER_KINDS = [
  'krones',
  'emperor',
  'points',
  'strength',
  'prepare',
  'hire',
  'both',
  'no_fee',
  'free',
  'pay',
] as const;
export const END_KINDS = [
  'blue',
  'red',
  'yellow',
  'room',
  'tile',
  'staff',
  'group',
  'floor',
  'column',
  'set',
  'objective',
  'step',
  'copy',
] as const;
export const PENALTY_KINDS = [
  'krones',
  'points',
  'kitchen',
  'food',
  'staff',
  'empty_rooms',
  'occupied_rooms',
  'top_rooms',
  'points_per_staff',
  'end_staff',
] as const;
export const CONDITION_KINDS = [
  'krones',
  'tiles',
  'staff',
  'emperor',
  'floors',
  'groups',
  'colours',
  'columns',
  'rooms',
] as const;
export const POINT_SOURCES = [
  'guests',
  'staff',
  'emperor',
  'tiles',
  'objectives',
  'groups',
  'rooms',
] as const;
