import type { Post } from '../../templates/facts/posts.ts';
import { listsAllPosts, listsPosts } from '../plan/posts.ts';
import type { Site } from '../plan/resolve.ts';
import { canonical, feedRoute } from '../plan/routes/address.ts';
import { encode } from '../render/markup.ts';
import type { OutputFile } from './output-file.ts';

/** How many posts the feed has. Older ones are only in the lists on pages. */
const mostEntries = 30;

type FeedSite = Pick<Site, 'facts' | 'posts' | 'pages'>;

/** Returns the posts as a feed (https://www.rfc-editor.org/rfc/rfc4287). A site without posts has none. */
export function feedFiles(site: FeedSite): OutputFile[] {
  const posts = site.posts();
  return posts.length > 0 ? [{ path: feedRoute.slice(1), content: feed(posts, site) }] : [];
}

function feed(posts: readonly Post[], { facts, pages }: Omit<FeedSite, 'posts'>): string {
  const lists = pages.filter(({ source }) => listsPosts(source.data));
  const list = lists.find(({ source }) => listsAllPosts(source.data)) ?? lists[0];
  const changed = posts.map(changedOn).reduce((last, one) => (one > last ? one : last));
  const lines = [
    `<id>${encode(canonical(feedRoute, facts))}</id>`,
    `<title>${encode(facts.business.name)}</title>`,
    `<subtitle>${encode(facts.business.description)}</subtitle>`,
    `<updated>${time(changed)}</updated>`,
    `<link rel="self" type="application/atom+xml" href="${encode(canonical(feedRoute, facts))}"/>`,
    `<link rel="alternate" type="text/html" href="${encode(canonical(list?.route ?? '/', facts))}"/>`,
    `<author><name>${encode(facts.business.name)}</name><uri>${encode(canonical('/', facts))}</uri></author>`,
    ...posts.slice(0, mostEntries).map((post) => entry(post, encode(canonical(post.route, facts)))),
  ];
  const body = lines.map((line) => `  ${line}\n`).join('');
  return `<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${facts.language}">\n${body}</feed>\n`;
}

/** @param address its permanent address, which is also its id */
function entry(post: Post, address: string): string {
  const lines = [
    `<id>${address}</id>`,
    `<title>${encode(post.title)}</title>`,
    `<link rel="alternate" type="text/html" href="${address}"/>`,
    `<published>${time(post.published)}</published>`,
    `<updated>${time(changedOn(post))}</updated>`,
    `<summary>${encode(post.summary)}</summary>`,
  ];
  return `<entry>\n${lines.map((line) => `    ${line}\n`).join('')}  </entry>`;
}

const changedOn = ({ published, updated = published }: Post) => (updated > published ? updated : published);

/** Returns noon, which is on the same day in nearly all of the world. */
const time = (day: string) => `${day}T12:00:00Z`;
