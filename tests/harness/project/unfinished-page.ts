import { page } from './project.ts';

/** A section with a link. */
export const linkTo = (to: string) => `  - { type: links, heading: A, links: [{ label: A, to: ${to} }] }\n`;

/** A draft with a text that is still to be written, and a link that leads nowhere. */
export const unfinished = `draft: true\n${page({ route: '/gifts', sections: linkTo('/nowhere') }).replace('name: A', 'name: "TODO: a name"')}`;
