import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { random } from '../../bench/random.ts';
import { sentences } from '../../bench/sentences.ts';
import { fixtures } from './project.ts';
import { townFiles } from './town-files.ts';

/** A name that is not also a word. */
const nameOf = (index: number) => `Kel${'abcdefghijk'[index % 11]}v${'abcdefghijk'[Math.floor(index / 11)]}dor`;

/** With fewer, audits look for lists of all towns in every text. */
const count = 101;

/**
 * The files that replace or join those of the fixture chimney-sweep, for a site of more than a hundred towns. Four of them have
 * a page with words of their own: peacham, barnet, town-1, and town-2. The footer lists the two that are nearest.
 */
export async function manyTowns(): Promise<Record<string, string>> {
  const files = await townFiles('chimney-sweep');
  const fileOf = (name: string) => readFile(join(fixtures, 'chimney-sweep/pages', name), 'utf8');
  const stoves = await fileOf('stoves.yaml');
  const local = '  - { type: prose, heading: "In {town.name}", text: "{specialty.local}" }\n';
  const all = '{ each: towns, label: "{town.name}", to: "/stoves/{town.slug}" }';
  const near = all.replace('{ each: towns', '{ each: towns, specialty: stoves, near: town, limit: 2');
  const added = Array.from({ length: count }, (_, index) => {
    const opening = index === 1 || index === 2 ? `Chimneys lean ${index === 1 ? 'east' : 'west'} on the hill.` : null;
    return [`pages/towns/town-${index}.yaml`, townText(nameOf(index), 44.5 + index / 200, opening)];
  });
  return {
    ...files,
    'site.yaml': (files['site.yaml'] ?? '').replace(all, near),
    'pages/stoves.yaml': stoves + local,
    // What looks like a placeholder is compared with the words of all towns.
    'pages/chimneys.yaml': (await fileOf('chimneys.yaml')).replace('{{these}}', 'these'),
    'pages/towns/peacham.yaml': townText('Peacham', 44.3281, 'Old farmhouses and older stoves.'),
    'pages/towns/barnet.yaml': townText('Barnet', 44.2978, 'River damp is hard on flues.'),
    ...Object.fromEntries(added),
  };
}

function townText(name: string, latitude: number, opening: string | null): string {
  const facts = `name: ${name}\npage: /chimneys/peacham\ncenter: { latitude: ${latitude}, longitude: -72.17 }\n`;
  return opening === null
    ? facts
    : `${facts}specialties:\n  stoves:\n    opening: ${opening}\n    local: ${words(name)}\n`;
}

/** Words that are only about one town. */
export const words = (name: string) =>
  sentences(random([...name].reduce((sum, letter) => 31 * sum + letter.charCodeAt(0), 0)), 60);
