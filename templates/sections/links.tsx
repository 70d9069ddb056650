import { defineSection, type PageContext } from '../define.ts';
import { action } from '../facts/chrome.ts';
import type { Action } from '../facts/site.ts';
import { ActionLink } from '../parts/action.tsx';
import { lightGround } from '../parts/band.tsx';
import { Groups, grouping, groupName, groupsOf } from '../parts/groups.tsx';
import { list, object, text } from '../schema.ts';

const link = object('A link.', { ...action.properties, group: groupName });

export default defineSection({
  summary: 'A short row of links to related pages, or a long list in groups.',
  properties: {
    heading: text('The text before the links.'),
    group: grouping,
    links: list('The links.', link, { minItems: 0 }),
  },
  view: (section, context) => {
    const { heading, links } = section;
    if (links.length === 0) return null;
    const groups = groupsOf(links, { section, context, titleOf: ({ label }) => label });
    return (
      <section id={section.id} className={lightGround(section)}>
        {groups ? (
          <div className="mx-auto max-w-6xl px-5 py-16 md:px-8 md:py-24">
            <h2 className="mb-6 text-title">{heading}</h2>
            <Groups label={heading} groups={groups} beside>
              {(items) => <Items links={items} context={context} className={columns} />}
            </Groups>
          </div>
        ) : (
          <div className="mx-auto max-w-6xl items-baseline gap-x-8 px-5 py-10 md:flex md:px-8">
            <h2 className="shrink-0 text-name md:max-w-1/2 md:break-after-auto">{heading}</h2>
            <Items links={links} context={context} className="flex flex-wrap gap-x-8 max-md:mt-1" />
          </div>
        )}
      </section>
    );
  },
  examples: [
    {
      heading: 'All of them',
      group: 'letter',
      links: [
        { label: 'Home', to: '/' },
        { label: 'At home', to: '/' },
      ],
    },
    { heading: 'By county', links: [{ label: 'There', to: '/', group: 'Orange County' }] },
    { heading: 'Nearby', links: [{ label: 'Home', to: '/' }] },
  ],
});

const columns = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-x-6';

function Items({ links, context, className }: { links: readonly Action[]; context: PageContext; className: string }) {
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.label}>
          <ActionLink action={link} context={context} variant="quiet" />
        </li>
      ))}
    </ul>
  );
}
