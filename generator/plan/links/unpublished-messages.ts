import { ownValue } from '../../../templates/own-value.ts';
import type { Unpublished } from '../../check/definition.ts';
import { type Absence, dayInEnglish, type OtherDays } from '../../check/timing/timing.ts';
import type { Path } from '../../read/locate.ts';
import type { Source } from '../../read/source.ts';
import type { Message } from '../../report/diagnostic.ts';
import { plural } from '../../report/wording.ts';

/** What to do about a link to something that is not on the site. */
export interface LinkHolder {
  /** What can be done with the link itself. */
  change: string;
  /** The item that contains the link and can have dates of its own; null if there is none. */
  dated: string | null;
}

const item: LinkHolder = { change: 'Remove the link', dated: 'the list item that has it' };
const fixed: LinkHolder = { change: 'Link to something else', dated: null };

/** The holders of links on a page, by the group of its definition. */
const onPage: Readonly<Record<string, LinkHolder>> = {
  sections: { change: 'Remove the link', dated: 'the section or list item that has it' },
  parent: { change: 'Choose another parent', dated: 'this page' },
};

/**
 * Returns what can be done about a link, which depends on what it is part of.
 *
 * @param path the path of the link in its file
 */
export function linkHolder(path: Path, isInSite: boolean): LinkHolder {
  const [group] = path;
  if (!isInSite) return ownValue(onPage, String(group)) ?? fixed;
  if (group === 'banner' || group === 'popup') return { change: 'Remove the link', dated: `the ${group}` };
  const isItem = (group === 'navigation' || group === 'footer') && path.some((step) => typeof step === 'number');
  return isItem ? item : fixed;
}

/** Messages about links to something that is written but not published. */
export const unpublishedMessages = {
  page: (route: string, { kind, source, data, town, absence }: Unpublished, holder: LinkHolder): Message => {
    if (absence.kind !== 'draft')
      return onOtherDays(ofPage, `The page "${route}" is not on the site`, absence, source, holder);
    const name = town ?? (kind === 'town' ? String(data.name) : null);
    const reason = name === null ? 'is a draft' : `needs the town ${name}, which is a draft`;
    const where = name === null ? `in ${source.file}` : 'from the town';
    return {
      id: 'unpublished-page',
      message: `The page "${route}" ${reason}, so nobody could open it.`,
      hint: untilFinished(where, holder),
    };
  },
  /**
   * Several towns have their page in a file that is not published.
   *
   * @param route the page of one of them
   */
  neededPage: (route: string, towns: number, absence: Absence): Message => {
    const needed = `${plural(towns, 'town')} have their page here, such as "${route}"`;
    if (absence.kind === 'draft')
      return {
        id: 'unpublished-page',
        message: `${needed}, but this file is a draft, so nobody could open it.`,
        hint: 'Delete "draft: true". If only some sections are unfinished, make those drafts instead.',
      };
    const { kind, day } = absence;
    const [when, property] = datesOf(kind);
    return {
      id: 'unpublished-page',
      message: `${needed}, but this file is not on the site ${when} ${dayInEnglish(day)}, so nobody could open it.`,
      hint: `Delete "${property}: ${day}". If it is meant for only some sections, write it there instead.`,
    };
  },
  /** @param source the file that has it */
  id: (id: string, route: string, absence: Absence, source: Source, holder: LinkHolder): Message => {
    const what = `The part with the id "${id}" is not on the page "${route}"`;
    if (absence.kind !== 'draft') return onOtherDays(ofId, what, absence, source, holder);
    return {
      id: 'unpublished-id',
      message: `${what}, because it is a draft.`,
      hint: untilFinished(`in ${source.file}`, holder),
    };
  },
};

/** The wording that differs between a page and an id on a page. */
interface Kind {
  id: string;
  /** What would happen to people who follow the link. */
  otherwise: string;
  /** What has the dates that the link should share. */
  like: string;
}

const ofPage: Kind = { id: 'unpublished-page', otherwise: 'nobody could open it', like: 'the page' };
const ofId: Kind = {
  id: 'unpublished-id',
  otherwise: 'the link would lead to the top of the page',
  like: 'what it leads to',
};

/** Returns whether something is missing before or after a day, and the property with that day. */
const datesOf = (kind: OtherDays['kind']) => (kind === 'early' ? ['before', 'from'] : ['after', 'until']);

function onOtherDays(
  { id, otherwise, like }: Kind,
  what: string,
  { kind, day }: OtherDays,
  { file }: Source,
  { change, dated }: LinkHolder,
): Message {
  const [when, property] = datesOf(kind);
  return {
    id,
    message: `${what} ${when} ${dayInEnglish(day)}, so ${otherwise}.`,
    hint:
      dated === null
        ? `${change}, or change "${property}: ${day}" in ${file}.`
        : `${change}, or give ${dated} "${property}: ${day}", like ${like}.`,
  };
}

function untilFinished(where: string, { change }: LinkHolder): string {
  return `Finish the draft and delete "draft: true" ${where}. Or ${change.toLowerCase()} until then.`;
}
