import type { ReactNode } from 'react';
import type { Action, SiteFacts, Town } from './facts/site.ts';
import { drawingNames } from './illustrations/drawings.ts';
import { type PictureSlot, pictureSlots } from './picture-slots.ts';
import {
  anchor,
  choice,
  type ObjectSchema,
  object,
  optional,
  type Properties,
  picture,
  type Shape,
  text,
} from './schema.ts';

export const grounds = ['linen', 'sand', 'dusk'] as const;
export type Ground = (typeof grounds)[number];

/** A section's data is never read before its schema has accepted it, which the registry cannot express in types. */
// biome-ignore lint/suspicious/noExplicitAny: one registry holds sections whose data have different types.
export type AnySection = SectionDefinition<any>;

/** What a view may ask for beside its own data: the facts, the page it stands on, and where links lead. */
export interface PageContext {
  site: SiteFacts;
  page: PageFacts;
  /** Resolves the `to` of a link; it has been checked, so it always leads somewhere. */
  link: (to: string) => ResolvedLink;
  /** A picture named in YAML, made for its place. */
  picture: (file: string, slot: PictureSlot) => ResolvedPicture;
}

/** The files that a browser chooses from (https://developer.mozilla.org/docs/Web/HTML/Element/picture). */
export interface ResolvedPicture {
  /** The modern formats, best first; empty for a drawing, which has every size in one file. */
  sources: { type: string; srcSet: string }[];
  src: string;
  srcSet?: string | undefined;
  sizes: string;
  /** In pixels, of the largest file. */
  width: number;
  height: number;
  /** Stands in its place until it has arrived. */
  color: string;
  /** True for the one that the first screen waits for. */
  first: boolean;
}

export interface ResolvedLink {
  href: string;
  /** True for another website, which opens in a new tab. */
  external: boolean;
}

export interface PageFacts {
  route: string;
  name: string;
  /** The pages above this one, home first; empty on the home page. */
  trail: Action[];
  town?: Town;
}

export interface SectionDefinition<P extends Properties> {
  /** What the section is for, in a sentence: editors show it beside the section's name. */
  summary: string;
  schema: ObjectSchema<P>;
  view: (section: Shape<P> & SectionEnvelope, context: PageContext) => ReactNode;
  /** Sound data, which the tests check and draw. */
  examples: readonly Shape<P>[];
  /** The ground it stands on unless the YAML says otherwise; by default linen and sand take turns. */
  ground?: Ground;
  /** What search engines may be told of it; see https://developers.google.com/search/docs/appearance/structured-data. */
  structuredData?: (section: Shape<P>) => object;
}

/** Properties that every section has. */
export const envelope = {
  id: optional(anchor('A name that links can lead to, as in /services#prices.')),
  ground: optional(choice('The colour of the ground.', grounds)),
};

export type SectionEnvelope = Shape<typeof envelope> & { ground: Ground };

/**
 * Declares a section type; its name is the name of its file.
 *
 * @example export default defineSection({ summary, properties: { heading: text('…') }, view, examples })
 */
export function defineSection<const P extends Properties>(
  section: Omit<SectionDefinition<P>, 'schema'> & { properties: P },
): SectionDefinition<P> {
  const { properties, ...rest } = section;
  const together = 'image' in properties ? ['image', 'alt'] : [];
  return { ...rest, schema: object(section.summary, properties, together) };
}

/** A picture from the project's folder, in the place of a drawing: two properties that come together. */
export const image = (slot: PictureSlot) => ({
  image: optional(
    picture(
      'The file of a picture, from the folder that holds site.yaml; without one, a drawing.',
      pictureSlots[slot].least,
    ),
  ),
  alt: optional(text('What the picture shows, for those who cannot see it.', 'A copper kettle on a workbench')),
});

export const drawing = (description: string) => optional(choice(description, drawingNames));
