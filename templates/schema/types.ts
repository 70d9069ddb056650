declare const shape: unique symbol;

/** Marks an optional property in a schema object; not part of the JSON Schema. */
export const optionalMark = Symbol('optional');

/** Plain JSON Schema (https://json-schema.org/draft-07) that carries the type of the data it accepts. */
export interface Schema<T = unknown> {
  readonly [shape]?: T;
  readonly [keyword: string]: unknown;
}

export interface OptionalSchema<T = unknown> extends Schema<T> {
  readonly [optionalMark]: true;
}

/** The type of the data that a schema accepts. */
export type Infer<S> = S extends { readonly [shape]?: infer T } ? Exclude<T, undefined> : never;

export type Properties = Record<string, Schema>;
type OptionalKey<P> = { [K in keyof P]: P[K] extends OptionalSchema ? K : never }[keyof P];
type Flat<T> = { [K in keyof T]: T[K] } & {};

/** The type of an object with these properties. */
export type Shape<P extends Properties> = Flat<
  { [K in Exclude<keyof P, OptionalKey<P>>]: Infer<P[K]> } & { [K in OptionalKey<P>]?: Infer<P[K]> }
>;

export interface ObjectSchema<P extends Properties = Properties> extends Schema<Shape<P>> {
  readonly type: 'object';
  readonly properties: P;
  readonly required: readonly string[];
}
