import { printAttribute } from './protocol.ts';

for (const button of document.querySelectorAll<HTMLButtonElement>(`[${printAttribute}]`)) {
  button.hidden = false;
  button.addEventListener('click', () => print());
}
