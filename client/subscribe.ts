/** How long an answer may take, in milliseconds. */
const patience = 10_000;

/**
 * Sends a form to the newsletter's list. Lists let no other site read their answer, so any answer counts as success
 * (https://developer.mozilla.org/docs/Web/API/Request/mode#no-cors).
 *
 * @throws when the browser is offline, the request fails, or there is no answer in ten seconds
 */
export async function subscribe(action: string, form: FormData): Promise<void> {
  if (!navigator.onLine) throw new Error('offline');
  const attempt = new AbortController();
  const timer = setTimeout(() => attempt.abort(), patience);
  try {
    await fetch(action, { method: 'POST', mode: 'no-cors', body: form, signal: attempt.signal });
  } finally {
    clearTimeout(timer);
  }
}
