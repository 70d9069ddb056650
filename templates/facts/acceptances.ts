import { map, number, object, optional, reasons } from '../schema.ts';

/** Findings of an audit that are intentional, by the id of its rule. */
export const accept = optional(
  map(
    'Audit findings that are intentional: the id of a rule, and the reason.',
    reasons('Why the finding is intentional.'),
    { examples: ['orphans'] },
  ),
);

export type Acceptances = Record<string, string | Record<string, string>>;

export const audit = optional(
  object('How strict the audits are.', {
    shared: optional(
      number('How much of its text a town’s page may share with another page, in percent. The default is 60.', {
        minimum: 1,
        maximum: 100,
        examples: [60],
      }),
    ),
    clicks: optional(
      number('How many clicks from the home page a page may be. The default is 3.', { minimum: 1, examples: [3] }),
    ),
    titleWidth: optional(
      number('How wide a title may be in search results, in pixels. The default is 580.', { examples: [580] }),
    ),
    descriptionLength: optional(
      number('How many characters a description may have. The default is 160.', { examples: [160] }),
    ),
  }),
);
