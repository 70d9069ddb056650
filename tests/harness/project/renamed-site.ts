import { generate, page } from './project.ts';
import { withTowns } from './small.ts';

/** A service with everything that can refer to its key, and comments. */
export const site = withTowns(`memberships:
  yearly: { name: Yearly, description: "{services.drains.name}", duration: 60 min, monthly: $40, regular: services.drains.Visit }
  # Not services.drainsmith.
towns:
  - name: Barre
    # It is in routes.
    slug: barre
    page: "/drains-barre"
    center: { latitude: 44.2, longitude: -72.5 }
    specialties: { 'drains': { opening: Hard water is hard on drains. } }
  - { name: Old Town, slug: old-town, page: /in-old-town, center: { latitude: 44.2, longitude: -72.5 } }
`).replace(
  'services:\n',
  `services:
  # The usual one.
  "drains":   { name: Drains Cleaned, description: We clear drains., prices: { Visit: $50 }, booking: https://book.example.com/drains }
`,
);

export const pages = {
  'pages/drains.yaml': `# Drains, by town.
route: /drains-{town.slug}
name: "Drains in {town.name}"
template: standard
each: towns
specialty: drains
seo: { title: "Drains in {town.name}", description: "Clear in {town.name}", keywords: drains }
structuredData: { service: drains, areas: ["{town.name}"] }
sections:
  - { type: intro, id: top, heading: "DRAINS in {town.name}", text: "{specialty.opening} A visit is {services.drains.prices.Visit}." }
`,
  'pages/in-old-town.yaml': page({
    route: '/in-old-town',
    rest: 'town: old-town\n',
    sections: `  - { type: intro, heading: "{town.name}", text: "See [our drains](/drains-barre#top), or those in an old town." }
  - { type: links, heading: More, links: [{ each: towns, specialty: drains, near: old-town, label: Drains, to: "/drains-{town.slug}" }] }
`,
  }),
};

export const files = { 'site.yaml': site, ...pages };

/** Runs `npm run rename` in a project. */
export const rename = (root: string, ...args: string[]) => generate('rename', ...args, '--root', root);

/** The lines of two texts that differ, as a diff shows them. */
export function changed(before: string, after: string): string {
  const old = before.split('\n');
  const now = after.split('\n');
  const gone = old.filter((line) => !now.includes(line)).map((line) => `- ${line.trim()}`);
  return [...gone, ...now.filter((line) => !old.includes(line)).map((line) => `+ ${line.trim()}`)].join('\n');
}
