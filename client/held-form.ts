/**
 * Holds back a submission until the widget of a form has loaded: the browser would open a page of the mailing list or
 * of the form service, and shows its own messages. Meanwhile, the form shows that it is busy, with its spinner.
 *
 * @param wake loads the widget: a screen reader may press a button without a pointer or the focus on it
 * @returns a function that releases the form in its server-rendered state, and returns whether the visitor has
 *   submitted it
 */
export function hold(form: HTMLFormElement, wake: () => void): () => boolean {
  let isSent = false;
  const keep = (event: Event) => {
    event.preventDefault();
    isSent = true;
    form.ariaBusy = 'true';
    wake();
  };
  form.noValidate = true;
  form.addEventListener('submit', keep);
  return () => {
    form.removeEventListener('submit', keep);
    form.noValidate = false;
    form.ariaBusy = 'false';
    return isSent;
  };
}
