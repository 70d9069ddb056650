import type { ReactNode } from 'react';
import type { CatalogGroup } from './facts/catalog.ts';
import type { Post } from './facts/posts.ts';
import type { Action, SiteFacts, Town } from './facts/site.ts';
import type { MarkName } from './illustrations/marks.tsx';
import type { PictureSlot } from './picture-slots.ts';
import type { PolicySources } from './policy-sources.ts';
import type { FormFault } from './schema/forms/form.ts';
import {
  anchor,
  choice,
  type ObjectSchema,
  object,
  optional,
  type Properties,
  pictureRules,
  type Shape,
  schedule,
  selection,
} from './schema.ts';

export const grounds = ['linen', 'sand', 'dusk'] as const;
export type Ground = (typeof grounds)[number];

/** A section of any type. Its schema checks its data before its functions get it. */
export type AnySectionType = SectionDefinition<Properties>;

/** What a section can show: a group of site.yaml, or the posts. */
export type FactGroup = CatalogGroup | 'newsletter' | 'geo' | 'posts';

/**
 * The context of the frame of a page, which is the same on most pages. It has functions and no getters, which would be
 * slow (docs/performance.md).
 */
export interface FrameContext {
  site: SiteFacts;
  logo: Logo;
  /** Returns the footer of site.yaml for this page. */
  footer: () => SiteFacts['footer'];
  /** Returns true for the route of this page. */
  isHere: (to: string) => boolean;
  /** Resolves the `to` of a link. It has been checked, so this never fails. */
  link: (to: string) => Destination;
  /** Returns the size of the file of static/ that a link leads to, in bytes; undefined if there is no such file. */
  fileSize: (to: string) => number | undefined;
}

/** The context of a view, in addition to its own data. */
export interface PageContext extends FrameContext {
  page: PageFacts;
  /** Returns all posts, newest first. */
  posts: () => readonly Post[];
  /** Returns a unique id for the page: this one, with a number if it is taken. */
  uniqueId: (wanted: string) => string;
  /** Returns the files of a picture named in YAML, in the sizes of the slot. */
  picture: (file: string, slot: PictureSlot) => ResolvedPicture;
  /**
   * Renders part of a page once for all pages on which it would be identical, such as the header or a drawing. Parts
   * with the same name are the same, and the name prefixes their ids.
   */
  shared: (name: string, part: FramePart) => ReactNode;
  /**
   * Renders an element that is hidden until a script shows it, like `shared`. Its styles are a file of their own, which
   * the script loads first. A page has one such part of each name; its element has the attribute `data-<name>`.
   */
  later: (name: string, part: FramePart) => ReactNode;
}

export type FramePart = (context: FrameContext) => ReactNode;

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

/**
 * What represents the business at the top of a page: a drawing or a symbol beside its name, or a picture that includes
 * the name.
 */
export type Logo = { kind: 'mark'; mark: MarkName } | { kind: 'symbol' | 'wordmark'; picture: ResolvedPicture };

export interface Destination {
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
  /** The number of this page among those of a list of posts, from 1. */
  number: number;
  /** If it is a post: the days on which it was published and last updated, as YYYY-MM-DD. */
  published?: string;
  updated?: string | undefined;
}

/** Its functions are methods, so that TypeScript accepts the definition of any section as `AnySectionType`. */
interface SectionDefinition<P extends Properties> {
  /** What the section is for, in one sentence. Editors show it next to the name. */
  summary: string;
  schema: ObjectSchema<P>;
  view(section: Shape<P> & SectionEnvelope, context: PageContext): ReactNode;
  /** Valid data, which tests check and render. */
  examples: readonly Shape<P>[];
  /** The background unless the YAML sets one. Without either, linen and sand alternate. */
  ground?: Ground;
  /**
   * The groups of site.yaml, or the posts, that the section shows, by the property that asks for them: `type` if the
   * section always shows them. A missing group is an error, because visitors would see a heading with nothing below it.
   */
  needs?: Readonly<Partial<Record<'type' | (keyof P & string), FactGroup>>>;
  /** Returns the words of site.yaml that the section shows. A missing word is an error. */
  words?(section: Shape<P>, site: SiteFacts): readonly (keyof SiteFacts['words'])[];
  /**
   * Returns true if the section only stands in for something to come. `npm run validate -- --launch` reports it.
   */
  isStandIn?(section: Shape<P>): boolean;
  /**
   * Returns optional properties that `npm run new` writes as well.
   *
   * @param facts the data of site.yaml, which may be missing or invalid
   */
  suggested?(facts: unknown): Partial<Shape<P>>;
  /** Returns problems with data that matches the schema, such as properties that do not fit together. */
  faults?(section: Shape<P>, site: SiteFacts): readonly SectionFault[];
  /** Returns what a page with this section must allow besides the files of the site, such as the player of a video. */
  policy?(section: Shape<P>, site: SiteFacts): PolicySources;
  /** Returns JSON-LD for search engines (https://developers.google.com/search/docs/appearance/structured-data). */
  structuredData?(section: Shape<P>): object;
}

/** A fault in a property of a section, such as one that does not fit another. */
interface SectionFault extends FormFault {
  /** The path of the property in the section. */
  at: readonly (string | number)[];
}

/** Properties that every section has. */
const envelope = {
  id: optional(anchor('An id that links can lead to, as in /services#prices.')),
  ground: optional(choice('The background color.', grounds)),
};

/** All properties that any section can have besides its type. */
export const commonProperties = { ...envelope, ...selection, ...schedule };

const taken = 'Every section already has this property. Choose another name.';

/** Rejects the names that every section has, because its own property would be lost. */
type OtherNames = { readonly [name in 'type' | keyof typeof commonProperties]?: typeof taken };

export type SectionEnvelope = Shape<typeof envelope> & { ground: Ground };

/**
 * Declares a section type. Its name is the name of its file.
 *
 * @throws if a property has a name that every section has: the types forbid it, but they may not have been checked
 * @example export default defineSection({ summary, properties: { heading: text('…') }, view, examples })
 */
export function defineSection<const P extends Properties>(
  section: Omit<SectionDefinition<P>, 'schema'> & {
    properties: P & OtherNames;
    /** Properties that require each other. */
    together?: readonly (keyof P & string)[];
    /** For each property, the properties without which it is not shown. */
    requires?: Readonly<Partial<Record<keyof P & string, readonly (keyof P & string)[]>>>;
  },
): SectionDefinition<P> {
  const { properties, together = [], requires = {}, ...rest } = section;
  const lost = Object.keys(properties).find((name) => name === 'type' || Object.hasOwn(commonProperties, name));
  if (lost !== undefined) throw new Error(`"${lost}" cannot be the name of a property. ${taken}`);
  const ofPicture = 'image' in properties ? Object.keys(pictureRules) : [];
  const twice = Object.keys(requires).find((name) => ofPicture.includes(name) || together.includes(name));
  if (twice !== undefined) throw new Error(`"${twice}" already requires other properties.`);
  return { ...rest, schema: object(section.summary, properties, together, requires) };
}
