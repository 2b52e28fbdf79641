// A translation has every message of the English one, with the plural forms its language needs.
type Forms = '_one' | '_few' | '_many' | '_other';
type Stem<Key> = Key extends `${infer Word}${Forms}` ? Word : never;
type Plain<Words> = { [Key in keyof Words as Key extends `${string}${Forms}` ? never : Key]: Deep<Words[Key]> };
type Czech<Words> = { [Key in `${Stem<keyof Words>}${'_one' | '_few' | '_other'}`]: string };
type Deep<Words> = Words extends string ? string : Translation<Words>;
export type Translation<Words> = Plain<Words> & Czech<Words>;
