/**
 * Holds what a visitor sends before the widget of a form has loaded: the browser would open a page of the list or of the form
 * service instead, and has messages of its own. Meanwhile it says that it is busy, and shows its spinner.
 *
 * @param wake loads the widget: a screen reader may press a button that neither a pointer nor the focus is on
 * @returns what lets go of the form, as the server rendered it, and says whether the visitor has sent it
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
