/** Numbers below zero, written with a minus sign and not with a hyphen. */
const HYPHEN = /(?<![\p{L}\p{N}])-(?=\d)/gu;

export const minus = (number: number | string): string => String(number).replace(HYPHEN, '−');

/** What comes or goes: `+3`, `−3`. */
export const signed = (amount: number): string => (amount > 0 ? `+${amount}` : minus(amount));
