import { parentPort } from 'node:worker_threads';
import type { Tools } from '../../tools.ts';
import type { CrewSettings, Report, Reported, Taken, Task } from './messages.ts';
import { PageThread } from './page-thread.ts';

/** How many pages may be on their way to the main thread. The limit keeps them from piling up in memory. */
const maxUnderWay = 32;

/** Runs the tasks that the main thread sends. An error ends the thread and is rethrown in the main thread. */
export function runThread(settings: CrewSettings, tools: Promise<Tools>): void {
  const port = parentPort;
  if (!port) throw new Error('This is not a thread');
  const starting = tools.then((loaded) => new PageThread(settings, loaded));
  let underWay = 0;
  let proceed = () => {};
  const post = (report: Report) => port.postMessage(report);
  const sendPage = async (report: Reported<'page'>) => {
    post(report);
    underWay += 1;
    if (underWay >= maxUnderWay) await new Promise<void>((resolve) => (proceed = resolve));
  };
  const work = async (task: Task) => {
    const thread = await starting;
    if (task.kind === 'check') post({ kind: 'checked', towns: await thread.check(task.files) });
    else if (task.kind === 'plan') post({ kind: 'planned', pictures: await thread.plan(task) });
    else post(await thread.make(task, sendPage));
  };
  const onTaken = () => {
    underWay -= 1;
    proceed();
  };
  port.on('message', (message: Task | Taken) => void (message.kind === 'taken' ? onTaken() : work(message)));
}
