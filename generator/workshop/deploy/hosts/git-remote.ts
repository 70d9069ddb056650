import { unescape as decoded } from 'node:querystring';
import type { PublishJob } from '../deploy-host.ts';

/** The remote of the published branch, and the environment settings that let git log in there. */
interface Remote {
  address: string;
  settings: Readonly<Record<string, string>>;
}

/**
 * Returns the repository in PUBLISH_REMOTE. Moves a user and a token from it to the environment, because everybody on a
 * computer can see the arguments of a program. git 2.31 and later read it:
 * https://git-scm.com/docs/git-config#ENVIRONMENT
 */
export function remoteOf(env: PublishJob['env']): Remote {
  const { PUBLISH_REMOTE: address = '', GIT_CONFIG_COUNT } = env;
  const url = /^https?:/.test(address) && URL.canParse(address) ? new URL(address) : null;
  if (!url?.username) return { address, settings: {} };
  const login = Buffer.from(decoded(`${url.username}:${url.password}`)).toString('base64');
  url.username = '';
  url.password = '';
  const index = Number(GIT_CONFIG_COUNT) || 0;
  const settings = {
    GIT_CONFIG_COUNT: String(index + 1),
    [`GIT_CONFIG_KEY_${index}`]: `http.${url.origin}/.extraHeader`,
    [`GIT_CONFIG_VALUE_${index}`]: `Authorization: Basic ${login}`,
  };
  return { address: url.href, settings };
}
