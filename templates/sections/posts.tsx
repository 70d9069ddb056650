import { defineSection, type PageContext } from '../define.ts';
import { numberedRoute, type Post, pagesOfList } from '../facts/posts.ts';
import { ActionLink } from '../parts/action.tsx';
import { Band } from '../parts/band.tsx';
import { Day } from '../parts/day.tsx';
import { Picture } from '../parts/picture.tsx';
import { Heading } from '../parts/text.tsx';
import { number, optional, runningText, text } from '../schema.ts';

const count = { minimum: 1, multipleOf: 1 } as const;

export default defineSection({
  summary: 'The posts, the newest first: all of them, over several pages if you like, or only the newest.',
  needs: { type: 'posts' },
  properties: {
    heading: text('The heading.'),
    text: optional(runningText('The sentence under it.', 'What is new with us.')),
    newest: optional(number('How many of the newest posts to show. By default, all.', { ...count, examples: [3] })),
    perPage: optional(
      number('How many posts to show on one page. The others are on pages of their own, such as /news/2.', {
        ...count,
        examples: [10],
      }),
    ),
    older: optional(text('The link to the page with older posts.', 'Older posts')),
    newer: optional(text('The link to the page with newer posts.', 'Newer posts')),
  },
  together: ['perPage', 'older', 'newer'],
  view: (section, context) => {
    const { page } = context;
    const posts = context.posts();
    const { perPage, newest = posts.length, older = '', newer = '' } = section;
    const pages = pagesOfList(section, posts.length);
    // A list that fits on one page is the same on all pages of another list.
    const number = Math.min(page.number, pages);
    const start = perPage ? (number - 1) * perPage : 0;
    const shown = posts.slice(start, Math.min(newest, start + (perPage ?? newest)));
    // The first page is the parent of those that follow.
    const first = page.number === 1 ? page.route : (page.trail.at(-1)?.to ?? '/');
    const links = [
      ...(number > 1 ? [{ label: newer, to: numberedRoute(first, number - 1) }] : []),
      ...(number < pages ? [{ label: older, to: numberedRoute(first, number + 1) }] : []),
    ];
    return (
      <Band section={section}>
        <Heading heading={section.heading} text={section.text} context={context} className="mb-8" />
        <ol className="ruled">
          {shown.map((post) => (
            <PostItem key={post.route} post={post} context={context} />
          ))}
        </ol>
        {links.length > 0 && (
          <nav aria-label={section.heading} className="mt-8 flex flex-wrap gap-x-8">
            {links.map((link) => (
              <ActionLink key={link.to} action={link} context={context} variant="quiet" />
            ))}
          </nav>
        )}
      </Band>
    );
  },
  examples: [
    { heading: 'All news', perPage: 1, older: 'Older posts', newer: 'Newer posts' },
    { heading: 'News', text: 'What is new with us.', newest: 3 },
  ],
});

function PostItem({ post, context }: { post: Post; context: PageContext }) {
  const { route, title, summary, published } = post;
  return (
    <li className="items-start gap-x-10 py-6 md:flex">
      {post.image && (
        <div className="mb-4 h-44 overflow-hidden rounded-2xl md:mb-0 md:h-36 md:w-60 md:shrink-0">
          <Picture of={{ image: post.image, alt: '' }} slot="column" context={context} />
        </div>
      )}
      <div className="max-w-prose">
        <p className="text-small font-semibold text-accent">
          <Day day={published} language={context.site.language} />
        </p>
        <h3 className="text-name">
          <ActionLink
            action={{ label: title, to: route }}
            context={context}
            className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
          />
        </h3>
        <p className="text-soft">{summary}</p>
      </div>
    </li>
  );
}
