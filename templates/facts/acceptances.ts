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

/** The default limits of the audits. */
export const usualLimits = { shared: 60, clicks: 3, titleWidth: 580, descriptionLength: 160 };

export const audit = optional(
  object('How strict the audits are.', {
    shared: optional(
      number(
        `How much of its text a town’s page may share with another page, in percent. The default is ${usualLimits.shared}.`,
        {
          minimum: 1,
          maximum: 100,
          examples: [60],
        },
      ),
    ),
    clicks: optional(
      number(`How many clicks from the home page a page may be. The default is ${usualLimits.clicks}.`, {
        minimum: 1,
        examples: [3],
      }),
    ),
    titleWidth: optional(
      number(`How wide a title may be in search results, in pixels. The default is ${usualLimits.titleWidth}.`, {
        examples: [580],
      }),
    ),
    descriptionLength: optional(
      number(`How many characters a description may have. The default is ${usualLimits.descriptionLength}.`, {
        examples: [160],
      }),
    ),
  }),
);
