import type { Town } from '../../../templates/facts/site.ts';
import { suggest } from '../../basics/suggest.ts';
import { errorAt } from '../../read/error-at.ts';
import { type Path, valueSpan } from '../../read/locate.ts';
import type { Message } from '../../report/diagnostic.ts';
import { type FillContext, isUnknownTown } from '../texts/fill-context.ts';
import { countiesOf, inState, isInCounty, statesOf } from './list-places.ts';
import { townMessages } from './town-messages.ts';
import { usState } from './town-state.ts';

/** Returns the towns of a county or state among those of a list. Reports that there is no such place. */
export function townsIn(written: string, towns: readonly Town[], path: Path, context: FillContext): readonly Town[] {
  const { scope, finder, draftPlaces, source, problems } = context;
  const place = written.normalize();
  const all = finder.byPlace(scope.towns ?? []);
  const here = finder.byPlace(towns);
  const report = (message: Message) => problems.push(errorAt(source, valueSpan(source, [...path, 'in']), message));
  if (all.has(place) || draftPlaces.includes(place)) {
    const ofCounty = all.get(place)?.filter(isInCounty(place)) ?? [];
    const found = here.get(place) ?? [];
    if (ofCounty.length === 0) return found;
    const states = statesOf(ofCounty);
    const chosen = found.filter(isInCounty(place));
    if (states.length < 2) return chosen;
    report(townMessages.countyInStates(place, states));
    return oneOfEachName(chosen);
  }
  if (isUnknownTown(context)) return oneOfEachName(towns);
  if (/[{}]/.test(place)) {
    report(townMessages.countyWithPlaceholder());
    return oneOfEachName(towns);
  }
  const better = placeMeant(place, scope.towns ?? [], [...all.keys()].sort());
  report(unknownPlace(place, scope.towns ?? [], better));
  return oneOfEachName((better !== null && here.get(better)) || towns);
}

/** Returns all towns of a wrong list but those with the name of another, so that no other problem is reported. */
const oneOfEachName = (towns: readonly Town[]) => [...new Map(towns.map((town) => [town.name, town])).values()];

function unknownPlace(place: string, towns: readonly Town[], better: string | null): Message {
  const states = statesOf(towns);
  const shared = better === null ? [] : statesOf(towns.filter(isInCounty(better.normalize())));
  if (better !== null && shared.length > 1) return townMessages.misspelledInStates(place, better, shared);
  const named = place.split(/, ?/);
  if (named.length > 1 && named.every((one) => states.includes(one))) return townMessages.severalStates();
  const state = better === null ? usState(place) : null;
  return state === null ? townMessages.unknownCounty(place, towns, better) : townMessages.unknownState(state, states);
}

/**
 * Returns the place of towns that a misspelled one most likely means. A state is not the misspelling of another.
 *
 * @param known all places of the towns
 */
function placeMeant(place: string, towns: readonly Town[], known: readonly string[]): string | null {
  const [, county = '', end = place] = place.match(/^(.+), (.+)$/) ?? [];
  const state = usState(end);
  if (state !== null && county !== '') {
    const meant = countyMeant(county, countiesOf(towns.filter(({ region }) => region === state)));
    return meant && inState(meant, state);
  }
  if (state !== null && known.includes(state)) return state;
  return (state === null ? countyMeant(place, known) : null) ?? countyMeant(place, countiesOf(towns));
}

/** Returns the county that a misspelled one most likely means. Union County is no misspelling of Lincoln County. */
function countyMeant(written: string, counties: readonly string[]): string | null {
  const isAlike = (county: string) => {
    const [own, other] = withoutSameEnd(written.split(' '), county.split(' '));
    return suggest(own, [other]) !== null;
  };
  return suggest(written, counties.filter(isAlike));
}

/** Returns two names without the words that both end with, such as County. */
function withoutSameEnd(some: readonly string[], others: readonly string[]): [string, string] {
  const isSame = some.length > 1 && others.length > 1 && some.at(-1)?.toLowerCase() === others.at(-1)?.toLowerCase();
  return isSame ? withoutSameEnd(some.slice(0, -1), others.slice(0, -1)) : [some.join(' '), others.join(' ')];
}
