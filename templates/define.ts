import type { ReactNode } from 'react';
import type { CatalogGroup } from './facts/catalog.ts';
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

/** A section's schema always checks its data before its view reads it, which the types of a registry cannot express. */
// biome-ignore lint/suspicious/noExplicitAny: one registry holds sections with data of different types.
export type AnySection = SectionDefinition<any>;

/** A group of site.yaml that a section can show. */
export type FactGroup = CatalogGroup | 'newsletter';

/** What a view gets besides its own data. */
export interface PageContext {
  site: SiteFacts;
  page: PageFacts;
  /** Resolves the `to` of a link. It has been checked, so it never fails. */
  link: (to: string) => ResolvedLink;
  /** Returns the files of a picture named in YAML, in the sizes of the slot. */
  picture: (file: string, slot: PictureSlot) => ResolvedPicture;
}

/** The files of a picture that a browser chooses from (https://developer.mozilla.org/docs/Web/HTML/Element/picture). */
export interface ResolvedPicture {
  /** The modern formats, best first. Empty for an SVG, which is one file for all sizes. */
  sources: { type: string; srcSet: string }[];
  src: string;
  srcSet?: string | undefined;
  sizes: string;
  /** The dimensions of the largest file, in pixels. */
  width: number;
  height: number;
  /** The CSS color shown until the file has loaded. */
  color: string;
  /** True for the picture on the first screen, which loads first. */
  first: boolean;
}

export interface ResolvedLink {
  href: string;
  /** True for a link to another website, which opens in a new tab. */
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
  /** What the section is for, in one sentence. Editors show it next to the name. */
  summary: string;
  schema: ObjectSchema<P>;
  view: (section: Shape<P> & SectionEnvelope, context: PageContext) => ReactNode;
  /** Valid data, which tests check and render. */
  examples: readonly Shape<P>[];
  /** The background unless the YAML sets one. Without either, linen and sand alternate. */
  ground?: Ground;
  /**
   * The groups of site.yaml that the section shows, by the property that asks for them: `type` if the section always shows
   * them. If a group is missing, that is an error, because visitors would see a heading with nothing below it.
   */
  needs?: Readonly<Partial<Record<'type' | (keyof P & string), FactGroup>>>;
  /** True if the section only holds the place of something that is still to come. `check --launch` reports it. */
  placeholder?: true;
  /** JSON-LD for search engines (https://developers.google.com/search/docs/appearance/structured-data). */
  structuredData?: (section: Shape<P>) => object;
}

/** Properties that every section has. */
export const envelope = {
  id: optional(anchor('An id that links can lead to, as in /services#prices.')),
  ground: optional(choice('The background color.', grounds)),
};

export type SectionEnvelope = Shape<typeof envelope> & { ground: Ground };

/**
 * Declares a section type. Its name is the name of its file.
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

/** The properties for a picture in the project folder, which replaces a drawing. Each property requires the other. */
export const image = (slot: PictureSlot) => ({
  image: optional(
    picture(
      'The path of a picture file in the folder of site.yaml. Without one, a drawing is shown.',
      pictureSlots[slot].minWidth,
    ),
  ),
  alt: optional(text('What the picture shows, for people who cannot see it.', 'A copper kettle on a workbench')),
});

export const drawing = (description: string) => optional(choice(description, drawingNames));
