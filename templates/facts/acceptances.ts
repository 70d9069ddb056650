import { map, number, object, optional, reasons } from '../schema.ts';

/** What an audit may find without a warning, each with the reason why it is meant so. */
export const accept = optional(
  map('What the audits may find here without a warning: the id of a rule, and why it is meant so.', reasons('Why.'), {
    examples: ['orphans'],
  }),
);

export type Acceptances = Record<string, string | Record<string, string>>;

export const audit = optional(
  object('How strict the audits are.', {
    shared: optional(
      number('How much of a town’s page may stand on another page too, in percent; by default 60.', {
        minimum: 1,
        maximum: 100,
        examples: [60],
      }),
    ),
    clicks: optional(number('How many clicks from home a page may be; by default 3.', { minimum: 1, examples: [3] })),
    titleWidth: optional(
      number('How wide a title may be in search results, in pixels; by default 580.', { examples: [580] }),
    ),
    descriptionLength: optional(
      number('How many characters a description may have; by default 160.', { examples: [160] }),
    ),
  }),
);
