import { asGroup } from '../../templates/schema/is-group.ts';
import type { Definition } from '../check/definition.ts';
import { errorAt } from '../read/error-at.ts';
import { keySpan } from '../read/locate.ts';
import type { FilledPages } from './filled-pages.ts';
import { copyOf, type MadePage, type Variant } from './made-page.ts';
import type { HasOwnPage } from './own-pages.ts';
import { PageMaker } from './page-maker.ts';
import { numbersOf, perPagePaths } from './posts.ts';
import type { FillContext } from './texts/fill-context.ts';
import { townNamed, townsFor } from './towns/choose-towns.ts';
import { townMessages } from './towns/town-messages.ts';
import type { Trusted } from './trusted.ts';

interface Order<T> {
  definition: Definition<T>;
  context: FillContext;
  trusted: Trusted;
  /** How many posts the site has. */
  posts: number;
  filled: FilledPages;
  hasOwnPage: HasOwnPage;
}

/** Makes the pages of a definition: one, one for each of its towns, or as many as its list of posts needs. */
export function pagesOfDefinition<T>({
  definition,
  context,
  trusted,
  posts,
  filled,
  hasOwnPage,
}: Order<T>): MadePage<T>[] {
  const { source, data } = definition;
  if (typeof data !== 'object' || data === null) return [];
  const { each, specialty, town: slug } = asGroup(data);
  const maker = new PageMaker(definition, context, filled);
  const isForTowns = each !== undefined || specialty !== undefined;
  const make = (of: Variant) => {
    const copy = copyOf(of);
    return trusted.isTrusted(source, copy) ? maker.makeTrusted(of, trusted.routeOf?.(source, copy)) : maker.make(of);
  };
  if (typeof slug !== 'string' && !isForTowns) return numbersOf(data, posts).map(make);
  if (typeof slug === 'string' && each !== undefined) {
    context.problems.push(errorAt(source, keySpan(source, ['each']), townMessages.townAndEach()));
  }
  for (const path of perPagePaths(data)) {
    context.problems.push(errorAt(source, keySpan(source, path), townMessages.perPage()));
  }
  if (typeof slug === 'string') return townNamed(slug, context).map(make);
  const towns = townsFor({ each, specialty }, [], context).filter((town) => !hasOwnPage(data, town));
  return towns.map(make);
}
