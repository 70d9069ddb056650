/** How an external page is shown. */
export interface Embed {
  src: string;
  /** True for a video, which is wide and starts by itself after the click on it. */
  isVideo: boolean;
}

/** In examples, the id of a video that does not exist. */
export const exampleVideo = 'abcdefghijk';

/** A service whose pages cannot be embedded: only its player can. */
interface VideoService {
  name: string;
  hosts: RegExp;
  /** Returns null for a page that its player cannot show. */
  player: (url: URL) => Embed | null;
  /** A description of the addresses that the player shows. */
  shown: string;
}

const services: readonly VideoService[] = [
  {
    name: 'YouTube',
    hosts: /^((www|m|music)\.)?(youtube\.com|youtube-nocookie\.com|youtu\.be)$/,
    player: youtube,
    shown:
      'a video, such as https://www.youtube.com/watch?v=…, or a playlist, such as https://www.youtube.com/playlist?list=…',
  },
  {
    name: 'Vimeo',
    hosts: /^(www\.|player\.)?vimeo\.com$/,
    player: vimeo,
    shown: 'a video, such as https://vimeo.com/…, with the number of the video at its end',
  },
];

/** Returns the address to embed for the address of a page, as people copy it from their browsers. */
export function embedFor(address: string): Embed {
  const url = new URL(address);
  return serviceAt(url)?.player(url) ?? { src: address, isVideo: false };
}

/**
 * Returns the service without a player for an address, such as that of a channel; null if the address can be embedded.
 */
export function withoutPlayer(address: string): VideoService | null {
  const url = new URL(address);
  const service = serviceAt(url);
  return service && service.player(url) === null ? service : null;
}

function serviceAt({ hostname }: URL): VideoService | null {
  return services.find(({ hosts }) => hosts.test(hostname)) ?? null;
}

/**
 * Embeds YouTube from a domain that sets no cookies before a video plays
 * (https://support.google.com/youtube/answer/171780).
 */
function youtube({ hostname, pathname, searchParams }: URL): Embed | null {
  const [first = '', second = ''] = pathname.slice(1).split('/');
  const list = searchParams.get('list');
  const channel = searchParams.get('channel');
  let id = '';
  if (hostname.endsWith('youtu.be')) id = first;
  else if (/^(embed|shorts|live|v)$/.test(first)) id = second;
  else if (first === 'watch') id = searchParams.get('v') ?? '';
  else if (first === 'playlist' && list) id = 'videoseries';
  if (!/^[\w-]+$/.test(id)) return null;
  const start = secondsIn(searchParams.get('start') ?? searchParams.get('t') ?? '');
  const query = new URLSearchParams({
    autoplay: '1',
    ...(list && { list }),
    // The live stream of a channel has no id of its own.
    ...(channel && { channel }),
    ...(start > 0 && { start: String(start) }),
  });
  return { src: `https://www.youtube-nocookie.com/embed/${id}?${query}`, isVideo: true };
}

/** What comes before the number of a video. The numbers of showcases, groups, and events are not those of videos. */
const beforeVideo = '(?:video/|channels/[^/]+/|groups/[^/]+/videos/|(?:album|showcase)/\\d+/video/|ondemand/[^/]+/)?';
const videoPath = new RegExp(`^/${beforeVideo}(\\d+)(?:/(\\w+))?/?$`);

/** Adds `dnt=1` for Vimeo, which keeps it from tracking (https://help.vimeo.com/hc/en-us/articles/12426260232977). */
function vimeo({ pathname, searchParams }: URL): Embed | null {
  const [, event] = pathname.match(/^\/event\/(\d+)(?:\/embed)?\/?$/) ?? [];
  if (event) return { src: `https://vimeo.com/event/${event}/embed`, isVideo: true };
  const [, id, hash = searchParams.get('h')] = pathname.match(videoPath) ?? [];
  if (!id) return null;
  // An unlisted video needs its hash.
  const query = new URLSearchParams({ ...(hash && { h: hash }), dnt: '1', autoplay: '1' });
  return { src: `https://player.vimeo.com/video/${id}?${query}`, isVideo: true };
}

/** Returns the seconds in `90`, `90s`, or `1m30s`. */
function secondsIn(time: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] = time.match(/^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
