type KeysOf<Union> = Union extends unknown ? keyof Union : never;
type ValueAt<Union, Key extends PropertyKey> = Union extends unknown
  ? Key extends keyof Union
    ? Union[Key]
    : never
  : never;

/** A union of types as one type: what all have is there, what only some have may be. */
export type AnyMember<Union> = Pick<Union, keyof Union> & {
  [Key in Exclude<KeysOf<Union>, keyof Union>]?: ValueAt<Union, Key>;
};
