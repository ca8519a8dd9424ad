import type examples from '../../locales/en/examples.json';

type NamesIn<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? Key : `${Key}.${NamesIn<Texts[Key]>}`;
}[keyof Texts & string];

/** What an example is found by among `examples`; one that is not written does not compile. */
export type ExampleName = NamesIn<typeof examples>;
