import { beforeAll, expect, test } from 'vitest';
import { loadSectionTypes } from '../../generator/check/schema/sections.ts';
import { commonProperties } from '../../templates/define.ts';
import type { CatalogGroup } from '../../templates/facts/catalog.ts';
import { classesIn } from '../harness/pages/classes-in.ts';
import { htmlFaults } from '../harness/pages/html.ts';
import { type Example, type ExampleSite, exampleSite } from '../harness/pages/section-examples.ts';
import { inOneLine, wordsIn } from '../harness/pages/words-in.ts';

const sections = await loadSectionTypes();
let site: ExampleSite;

beforeAll(async () => {
  site = await exampleSite();
  return site.remove;
});

/** What is missing or wrong, with the example it is about. */
function faultsOf(check: (example: Example) => string[]): string[] {
  return site.examples.flatMap((example) => check(example).map((fault) => `${example.name}: ${fault}`));
}

/** Everything that a visitor can read or hear on an example's pages. */
const wordsOf = ({ $, following }: Example) => [$, ...following].map(wordsIn).join(' ');

/** The texts with a role in the example's own section. */
const leavesOf = ({ page }: Example, role: string) =>
  page.leaves.filter((leaf) => leaf.role === role && leaf.path[1] === page.data.sections.length - 1);

/** The properties without a description, as in `cards.text`. */
function undescribed({ items, properties = {} }: Schema): string[] {
  if (items) return undescribed(items);
  return Object.entries(properties).flatMap(([name, schema]) => [
    ...(schema.description ? [] : [name]),
    ...undescribed(schema).map((path) => `${name}.${path}`),
  ]);
}

interface NamedFact {
  group: CatalogGroup;
  key: string;
  /** The group of properties that names it. */
  own: object;
}

interface Schema {
  [keyword: string]: unknown;
  fact?: CatalogGroup;
  items?: Schema;
  properties?: Record<string, Schema>;
}

/** The facts of site.yaml that a value names by key. */
function factsIn({ fact, items, properties }: Schema, value: unknown, own: object = {}): NamedFact[] {
  if (fact) return [{ group: fact, key: String(value), own }];
  if (items && Array.isArray(value)) return value.flatMap((item) => factsIn(items, item));
  if (!properties || typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => factsIn(properties[name] ?? {}, part, value));
}

test('every section type and each of its properties says what it is for', () => {
  const unfinished = [...sections].filter(([, { summary }]) => summary === '' || summary.startsWith('TODO'));
  const silent = [...sections].flatMap(([type, { schema }]) => undescribed(schema).map((path) => `${type}: ${path}`));
  expect([...unfinished.map(([type]) => type), ...silent], 'Say what these are for, instead of TODO:').toEqual([]);
});

test('every section type has an example', () => {
  expect([...sections].filter(([, { examples }]) => examples.length === 0).map(([type]) => type)).toEqual([]);
});

/** The properties that none of these values has, as in `cards.action`; what every section or item of a list has is left out. */
function unusedProperties({ items, properties = {} }: Schema, values: readonly unknown[]): string[] {
  if (items) return unusedProperties(items, values.flat());
  const groups = values.filter((value) => typeof value === 'object' && value !== null);
  return Object.entries(properties)
    .filter(([name]) => !Object.hasOwn(commonProperties, name))
    .flatMap(([name, schema]) => {
      const inner = groups
        .flatMap((group) => Object.entries(group).filter(([key]) => key === name))
        .map(([, one]) => one);
      return inner.length === 0 ? [name] : unusedProperties(schema, inner).map((path) => `${name}.${path}`);
    });
}

test('every property is in an example of its section type, so that tests see whether it is shown', () => {
  const unused = [...sections].flatMap(([type, { schema, examples }]) =>
    unusedProperties(schema, examples).map((path) => `${type}: ${path}`),
  );
  expect(unused, 'Add these properties to an example of their section type').toEqual([]);
});

test('every example is valid HTML with one main heading and no id twice', async () => {
  for (const { name, $ } of site.examples) {
    expect($('h1').length, name).toBe(1);
    const ids = $('[id]')
      .get()
      .map((element) => $(element).attr('id'));
    expect(ids, name).toEqual([...new Set(ids)]);
    const document = `<!doctype html><html lang="en"><head><title>A</title></head><body>${$('main')}</body></html>`;
    expect(await htmlFaults(document), name).toEqual([]);
  }
});

test('every class does something: it is a utility, or a stylesheet has rules for it', () => {
  const ofPopup = classesIn(site.popupStyles);
  const unknown = faultsOf(({ $ }) => {
    const ofPage = classesIn($('style').text());
    const unruled = $('[class]')
      .get()
      .flatMap((element) => {
        const known = $(element).closest('[data-popup]').length > 0 ? ofPopup : ofPage;
        const used = ($(element).attr('class') ?? '').split(/\s+/);
        return used.filter((name) => name !== '' && !known.has(name));
      });
    return [...new Set(unruled)];
  });
  expect(unknown, 'These classes have no rules: use a utility, or add a rule to a stylesheet').toEqual([]);
});

test('the heading of an example is above all its other headings', () => {
  const wrong = faultsOf(({ $, section }) => {
    const headings = $('main :is(h1, h2, h3, h4)')
      .get()
      .map((one) => ({ level: Number(one.tagName.slice(1)), text: $(one).text() }));
    const own = headings.findIndex(({ text }) => text === section.heading);
    const below = own < 0 ? [] : headings.slice(own + 1);
    return below.filter(({ level }) => level <= (headings[own]?.level ?? 0)).map(({ text }) => text);
  });
  expect(wrong).toEqual([]);
});

test('every text of an example is on its page', () => {
  const missing = faultsOf((example) => {
    const texts = leavesOf(example, 'shown').flatMap(({ text }) => text.split(/\n\s*\n/).map(inOneLine));
    return texts.filter((text) => !wordsOf(example).includes(text));
  });
  expect(missing).toEqual([]);
  expect(site.examples.flatMap((example) => leavesOf(example, 'shown'))).not.toEqual([]);
});

test('every link of an example has the address that the example names', () => {
  const { phone, countryCode, email } = site.facts.contact;
  const number = countryCode + phone.replace(/\D/g, '');
  const named: Record<string, string> = {
    ...site.facts.links,
    call: `tel:${number}`,
    text: `sms:${number}`,
    email: `mailto:${email}`,
  };
  const missing = faultsOf((example) => {
    const { $ } = example;
    const addresses = $('main a')
      .get()
      .map((link) => $(link).attr('href'));
    const wanted = leavesOf(example, 'link').map(({ text }) => named[text] ?? text);
    return wanted.filter((address) => !addresses.includes(address));
  });
  expect(missing).toEqual([]);
  expect(site.examples.flatMap((example) => leavesOf(example, 'link'))).not.toEqual([]);
});

test('an example shows the name and prices of every fact that it names, unless it replaces them', () => {
  const facts = site.examples.flatMap(({ section }) => factsIn(sections.get(section.type)?.schema ?? {}, section));
  expect(facts.length).toBeGreaterThan(0);
  const missing = faultsOf((example) => {
    const { section } = example;
    const named = factsIn(sections.get(section.type)?.schema ?? {}, section);
    const texts = named.flatMap(({ group, key, own }) => {
      const fact = { ...site.facts[group]?.[key], ...own } as { name: string; price?: string; prices?: object };
      return [fact.name, fact.price ?? [], Object.entries(fact.prices ?? {})].flat(2);
    });
    return texts.filter((text) => !wordsOf(example).includes(text));
  });
  expect(missing).toEqual([]);
});
