import { defineSection, type PageContext } from '../define.ts';
import { Band } from '../parts/band.tsx';
import { columnsFor } from '../parts/columns.ts';
import { DashList } from '../parts/dash-list.tsx';
import { Portrait } from '../parts/portrait.tsx';
import { Heading, Paragraphs } from '../parts/text.tsx';
import { imageProperties } from '../picture-properties.ts';
import { type Infer, list, nameText, object, optional, runningText, text } from '../schema.ts';

const person = object('A person.', {
  name: nameText('The name.', 'Ann Example'),
  role: optional(text('What the person does.', 'Owner')),
  text: optional(runningText('A few sentences about the person.')),
  credentials: optional(list('Licenses, training, and years of practice.', runningText('One of them.'))),
  ...imageProperties('portrait', 'Without one, the words take its place.'),
});
type Person = Infer<typeof person>;

export default defineSection({
  summary: 'The people of the business, with their photos, what they do, and their credentials.',
  properties: {
    heading: text('The heading.'),
    text: optional(runningText('The sentence under it.', 'You always know who comes.')),
    people: list('The people.', person),
  },
  view: (section, context) => {
    const { people } = section;
    const [Layout, columns] = people.some(({ image }) => image)
      ? [people.length === 1 ? Alone : InColumn, `gap-x-10 gap-y-12 ${columnsFor(people.length)}`]
      : [InRow, 'ruled border-y border-rule'];
    return (
      <Band section={section}>
        <Heading heading={section.heading} text={section.text} context={context} className="mb-10 md:mb-14" />
        <ul className={`grid ${columns}`}>
          {people.map((one) => (
            <Layout key={one.name} person={one} context={context} />
          ))}
        </ul>
      </Band>
    );
  },
  examples: [
    {
      heading: 'Who comes',
      people: [
        { name: 'Ann Example', role: 'Owner', text: 'Since the first day.', credentials: ['License 123', 'Ten years'] },
        { name: 'Ben Example', text: 'Since last year.' },
      ],
    },
    {
      heading: 'Who answers',
      people: [{ name: 'Ann Example', text: 'She does.', image: 'photos/ann.jpg', alt: 'Ann in a green coat' }],
    },
    {
      heading: 'The three of us',
      text: 'You always know who comes.',
      people: [
        {
          name: 'Ann Example',
          role: 'Owner',
          text: 'She has run the shop since the first day.',
          credentials: ['Master license 123', 'Ten years of practice'],
          image: 'photos/ann.jpg',
          alt: 'Ann in a green coat',
          focus: '50% 30%',
        },
        { name: 'Ben Example', role: 'Repairs', text: 'He learned it from Ann.', credentials: ['License 456'] },
        { name: 'Cleo Sample', role: 'Office', text: 'She knows when we will be there.' },
      ],
    },
  ],
});

interface Props {
  person: Person;
  context: PageContext;
}

/** A person with a photo above the words; on small screens, beside the name. */
function InColumn({ person, context }: Props) {
  return (
    <li className="grid content-start grid-cols-[7.5rem_minmax(0,1fr)] items-center gap-x-5 gap-y-4 md:grid-cols-1">
      <Portrait person={person} context={context} />
      <Name person={person} />
      <Words person={person} context={context} className="col-span-full" />
    </li>
  );
}

/** The only person of a section, beside a larger photo. */
function Alone({ person, context }: Props) {
  return (
    <li className="grid items-center gap-x-14 gap-y-6 md:grid-cols-[20rem_minmax(0,1fr)]">
      <Portrait person={person} context={context} />
      <div>
        <Name person={person} />
        <Words person={person} context={context} className="mt-4" />
      </div>
    </li>
  );
}

/** A person without a photo. */
function InRow({ person, context }: Props) {
  return (
    <li className="grid gap-x-14 gap-y-3 py-6 md:grid-cols-4-8">
      <Name person={person} />
      <Words person={person} context={context} className="" />
    </li>
  );
}

function Name({ person: { name, role } }: Pick<Props, 'person'>) {
  return (
    <div>
      <h3 className="text-name">{name}</h3>
      {role && <p className="mt-1 text-small font-semibold text-accent">{role}</p>}
    </div>
  );
}

function Words({ person: { text, credentials }, context, className }: Props & { className: string }) {
  return (
    <div className={className}>
      {text && <Paragraphs text={text} context={context} className="text-soft" />}
      {credentials && (
        <DashList items={credentials} context={context} className={text ? 'mt-4 text-small' : 'text-small'} />
      )}
    </div>
  );
}
