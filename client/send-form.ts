/** How long to wait for a response, in milliseconds. */
const timeout = 10_000;

interface SendOptions {
  /**
   * False if the service does not let other sites read its response. Then any response counts as success
   * (https://developer.mozilla.org/docs/Web/API/Request/mode#no-cors).
   */
  readable: boolean;
}

/**
 * Sends the data of a form. Neither its type nor its headers need a preflight
 * (https://developer.mozilla.org/docs/Web/HTTP/Guides/CORS#simple_requests).
 *
 * @returns false if the browser is offline, the request fails or is refused, or there is no response in ten seconds
 */
export async function sendForm(
  action: string,
  body: FormData | URLSearchParams,
  { readable }: SendOptions,
): Promise<boolean> {
  if (!navigator.onLine) return false;
  const attempt = new AbortController();
  const timer = setTimeout(() => attempt.abort(), timeout);
  // Without this header, services with readable responses return an error page or a redirect.
  const kind: RequestInit = readable ? { headers: { accept: 'application/json' } } : { mode: 'no-cors' };
  try {
    const response = await fetch(action, { method: 'POST', ...kind, body, signal: attempt.signal });
    return !readable || response.ok;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
