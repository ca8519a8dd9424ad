/** How one thing that a list is asked for stands in its address. */
export interface AddressPart<Value> {
  /** What is meant where the address says nothing, or nothing that it knows; it leaves no trace. */
  none: Value;
  read: (told: string) => Value | undefined;
  write: (value: Value) => string;
}

/** As it was typed: a space at its end belongs to the next word. */
export const text: AddressPart<string> = { none: '', read: (told) => told, write: (value) => value };

export const trimmed: AddressPart<string> = { ...text, read: (told) => told.trim() };

/** One of these, or else `none`; in small letters. */
export function choiceOf<Choice extends string>(choices: readonly Choice[]): AddressPart<Choice | undefined>;
export function choiceOf<Choice extends string>(choices: readonly Choice[], none: Choice): AddressPart<Choice>;
export function choiceOf<Choice extends string>(
  choices: readonly Choice[],
  none?: Choice,
): AddressPart<Choice | undefined> {
  return {
    none,
    read: (told) => choices.find((choice) => choice.toLowerCase() === told.toLowerCase()),
    write: (value) => value?.toLowerCase() ?? '',
  };
}

const NOTHING: readonly never[] = [];

/** Some of these, in their own order. */
export const choicesOf = <Choice extends string>(choices: readonly Choice[]): AddressPart<readonly Choice[]> => ({
  none: NOTHING,
  read: (told) => {
    const named = told.toUpperCase().split(',');
    return choices.filter((choice) => named.includes(choice));
  },
  write: (chosen) => chosen.join(',').toLowerCase(),
});

/** True where the address says `sign`. */
export const flag = (sign: string): AddressPart<boolean> => ({
  none: false,
  read: (told) => told === sign,
  write: (value) => (value ? sign : ''),
});

const DAY = /^\d{4}-\d{2}-\d{2}$/u;

/** "2026-11-21" */
export const day: AddressPart<string> = {
  ...text,
  read: (told) => (DAY.test(told) && !Number.isNaN(Date.parse(told)) ? told : undefined),
};

/** A whole percentage, as it was typed. */
export const percent: AddressPart<string> = {
  ...text,
  read: (told) => (/^\d{1,3}$/u.test(told) && Number(told) <= 100 ? told : undefined),
};
