import { repository } from './bench-site.ts';
import { measureDev } from './dev-session.ts';
import { type Measurement, measure } from './measure.ts';
import { addRedirect, commandLine, editPhone, editTown, forget, type OurSite } from './our-site.ts';
import { putAside } from './output-folder.ts';
import { measureShards } from './shards.ts';

/** Every measure of this program, in the order in which they run. */
export const ourMeasures = {
  cold: async (site: OurSite) => {
    await forget(site);
    return [await build('cold build', site)];
  },
  unchanged: async (site: OurSite) => [await build('nothing changed', site)],
  town: async (site: OurSite) => {
    await editTown(site);
    return [await build('one town changed', site)];
  },
  fact: async (site: OurSite) => {
    await editPhone(site);
    return [await build('a fact of every page changed', site)];
  },
  redirect: async (site: OurSite) => {
    await addRedirect(site);
    return [await build('one redirect added', site)];
  },
  check: async (site: OurSite) => {
    const cache = `${site.cache}-empty`;
    const first = await check('check, empty cache', site, { ...site.env, LOCAL_PAGES_CACHE: cache });
    await putAside(cache);
    await editTown(site);
    return [first, await check('check, one town changed', site)];
  },
  dev: (site: OurSite) => measureDev(site, commandLine('dev', site, '--port 0')),
  shards: (site: OurSite, shards: number) => measureShards(site, shards),
} satisfies Record<string, (site: OurSite, shards: number) => Promise<Measurement[]>>;

export type OurMeasure = keyof typeof ourMeasures;

function check(what: string, site: OurSite, env = site.env): Promise<Measurement> {
  return measure({ what, command: commandLine('check', site), cwd: repository, env });
}

function build(what: string, site: OurSite): Promise<Measurement> {
  const { dist: output, env } = site;
  return measure({ what, command: commandLine('build', site), cwd: repository, env, output });
}
