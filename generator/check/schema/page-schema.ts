import { type AnySectionType, commonProperties } from '../../../templates/define.ts';
import { accept } from '../../../templates/facts/acceptances.ts';
import { fact } from '../../../templates/facts/catalog.ts';
import { site, siteWithTownFolder } from '../../../templates/facts/site.ts';
import { townFile } from '../../../templates/facts/towns.ts';
import { templateNames } from '../../../templates/page-templates.ts';
import {
  boolean,
  choice,
  type Infer,
  link,
  list,
  nameText,
  object,
  optional,
  repetition,
  type Schema,
  schedule,
  text,
  townSlug,
} from '../../../templates/schema.ts';
import { article } from '../../report/wording.ts';
import type { SectionTypes } from './sections.ts';

const seo = object('What search engines and shared links show.', {
  title: nameText(
    'The title in search results, 60 characters or fewer.',
    'Boiler Service in Barre, VT | {business.name}',
  ),
  description: text(
    'The sentence under it, 160 characters or fewer.',
    'Boilers of any make, looked after by appointment in Barre and nearby.',
  ),
  keywords: optional(
    text('Words that people search for, with commas between them.', 'boiler service Barre VT, boiler repair'),
  ),
  card: optional(
    object('What the picture of a shared link says; by default the heading of the page, and its prices.', {
      heading: optional(text('The heading, 60 characters or fewer.', 'A Warm House by Friday')),
      line: optional(
        text(
          'The line under it, such as a price; 40 characters or fewer.',
          'A visit is {services.boiler.prices.Visit}',
        ),
      ),
    }),
  ),
  hidden: optional(boolean('true keeps the page out of search results and the sitemap. /404 is never in them.')),
});

const structuredData = object('The service that the page is about, for search engines.', {
  service: fact('services', 'Which service of site.yaml.'),
  name: optional(nameText('Its name here, if it differs from the one in site.yaml.', 'Boiler repair')),
  areas: list(
    'The towns it is offered to on this page.',
    text('The name of a town, with its state if several states have one.', 'Montpelier'),
  ),
});

const dayRules = { form: 'day', shown: false } as const;

const pageProperties = {
  route: text('The address of the page on the site.', { examples: ['/services'], shown: false }),
  name: nameText('A short name, for the trail of pages above the heading.', 'Services'),
  parent: optional(link('The route of the page above this one; by default the home page.')),
  template: choice('The frame around the sections.', templateNames),
  town: optional(townSlug('The slug of the one town that this page is for; {town.name} then names it.')),
  ...repetition,
  seo,
  structuredData: optional(structuredData),
  ...schedule,
  published: optional(
    text('The day on which this was published, which makes the page a post: lists of posts and the feed show it.', {
      ...dayRules,
      examples: ['2026-11-02'],
    }),
  ),
  updated: optional(
    text('The day of the last change to a post that readers should know of.', {
      ...dayRules,
      examples: ['2026-11-09'],
    }),
  ),
  accept,
};

const page = object('A page.', pageProperties);

/** A page definition. What a section contains depends on its type. */
export type PageData = Infer<typeof page> & { sections: SectionData[] };
export type SectionData = { type: string } & Record<string, unknown>;

/** The schemas of site.yaml, of page definitions, and of towns that have their own files. */
export interface Schemas {
  site: Schema;
  /** The schema of a site.yaml whose towns have their own files. */
  siteWithTownFolder: Schema;
  page: Schema;
  town: Schema;
}

/** Returns true for the name of a property that only a page has. */
export const isOfPage = (name: string) =>
  name === 'sections' || (Object.hasOwn(pageProperties, name) && !Object.hasOwn(schedule, name));

/** Composes the schema of pages from those of the section types. */
export function schemas(sections: SectionTypes): Schemas {
  const types = [...sections].map(([name, section]) => sectionSchema(name, section));
  const union = {
    type: 'object',
    title: 'a section',
    description: 'A section.',
    properties: { type: { description: `The types are: ${[...sections.keys()].join(', ')}.` } },
    discriminator: { propertyName: 'type' },
    required: ['type'],
    oneOf: types,
  };
  const sectionList = list('The sections, from top to bottom.', union);
  return {
    site: { ...site, title: 'site.yaml', file: 'site' },
    siteWithTownFolder: { ...siteWithTownFolder, title: 'site.yaml', file: 'site' },
    page: {
      ...object('A page.', { ...pageProperties, sections: sectionList }, [], { updated: ['published'] }),
      title: 'a page',
      file: 'page',
    },
    town: { ...townFile, title: 'a town', file: 'town' },
  };
}

function sectionSchema(name: string, { summary, schema, needs = {} }: AnySectionType): Schema {
  const type = { const: name, description: summary };
  return {
    ...schema,
    title: `${article(name)} ${name} section`,
    properties: { type, ...schema.properties, ...commonProperties },
    needs,
    required: ['type', ...schema.required],
  };
}
