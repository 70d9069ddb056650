/** How long to wait for a response, in milliseconds. */
const timeout = 10_000;

/**
 * Sends a form to the newsletter provider. Providers let no other site read the response, so any response counts as success
 * (https://developer.mozilla.org/docs/Web/API/Request/mode#no-cors).
 *
 * @returns false if the browser is offline, the request fails, or there is no response in ten seconds
 */
export async function subscribe(action: string, form: FormData): Promise<boolean> {
  if (!navigator.onLine) return false;
  const attempt = new AbortController();
  const timer = setTimeout(() => attempt.abort(), timeout);
  try {
    await fetch(action, { method: 'POST', mode: 'no-cors', body: form, signal: attempt.signal });
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
