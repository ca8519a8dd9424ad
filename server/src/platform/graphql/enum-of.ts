/** The names of a list as an enum of the schema. */
export const enumOf = <Name extends string>(names: readonly Name[]): { [Key in Name]: Key } =>
  Object.fromEntries(names.map((name) => [name, name])) as { [Key in Name]: Key };
