import { priceNames, referenceIn } from '../../facts/price-reference.ts';
import { isGroup } from '../is-group.ts';
import { type Form, type FormFault, factAt } from './form.ts';

/**
 * Returns the fault of a price with a placeholder for a fact that is not a price; null if there is none. A fact that is
 * meant to be a price has its own message, and so does a placeholder that leads nowhere.
 *
 * @param form the required form of a price here
 */
export function placeholderFault(text: string, facts: unknown, form: Form): FormFault | null {
  for (const [placeholder, name = ''] of text.matchAll(/\{([^{}]+)\}/g)) {
    const fact = isPricePlace(name) ? undefined : factAt(facts, name);
    if (fact === undefined || fact.includes('{') || referenceIn(fact) || form(fact, facts) === null) continue;
    return { fault: `has ${placeholder}, which is "${fact}", not a price`, advice: advice(facts, form) };
  }
  return null;
}

function isPricePlace(name: string): boolean {
  const [group = '', , property = ''] = name.split('.');
  return Object.hasOwn(priceNames, group) && (property === 'prices' || (priceNames[group] ?? []).includes(property));
}

/** Suggests a price that is written as one, so that it does not lead back here. */
function advice(facts: unknown, form: Form): string {
  const services = isGroup(facts) && isGroup(facts.services) ? facts.services : {};
  for (const [key, service] of Object.entries(services)) {
    const prices = isGroup(service) && isGroup(service.prices) ? Object.entries(service.prices) : [];
    for (const [label, price] of prices) {
      if (typeof price !== 'string' || price.includes('{') || referenceIn(price) || form(price, facts)) continue;
      return `Write the price, or the name of one, as in services.${key}.${label}.`;
    }
  }
  return 'Write the price.';
}
