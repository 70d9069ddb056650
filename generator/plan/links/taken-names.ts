import { contactLinks } from '../../../templates/facts/contact-links.ts';
import type { SiteFacts } from '../../../templates/facts/site.ts';
import { errorAt } from '../../read/error-at.ts';
import { keySpan } from '../../read/locate.ts';
import type { Source } from '../../read/source.ts';
import type { Diagnostic } from '../../report/diagnostic.ts';
import { linkMessages } from './link-messages.ts';

/** Reports links in site.yaml whose names are taken by the contact facts. Nothing could ever link to them. */
export function takenNames({ links }: SiteFacts, source: Source): Diagnostic[] {
  return Object.keys(contactLinks)
    .filter((name) => Object.hasOwn(links, name))
    .map((name) => errorAt(source, keySpan(source, ['links', name]), linkMessages.takenName(name)));
}
