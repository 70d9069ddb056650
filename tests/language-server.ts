import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/** Lines and characters count from 0, as in the protocol. */
interface Place {
  line: number;
  character: number;
}

export interface Problem {
  message: string;
  range: { start: Place; end: Place };
}

export interface Completion {
  label: string;
  insertText: string;
}

/** What YAML editors ask of their language server about a text; the file need not exist, and no two may share a name. */
export interface LanguageServer {
  problems: (file: string, text: string) => Promise<Problem[]>;
  /** What can be inserted where `|` stands in the text. */
  completions: (file: string, text: string) => Promise<Completion[]>;
  /** What is shown, as Markdown, of the word in which `|` stands. */
  hover: (file: string, text: string) => Promise<string>;
  stop: () => void;
}

const program = createRequire(import.meta.url).resolve('yaml-language-server/bin/yaml-language-server');

/** Without the store of schemas, the server asks nothing of the network. */
const settings = { validate: true, completion: true, hover: true, schemaStore: { enable: false } };

/** Starts the server that YAML editors run: https://microsoft.github.io/language-server-protocol/specification. */
export async function languageServer(): Promise<LanguageServer> {
  const server = spawn(process.execPath, [program, '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const waiting = new Map<number | string, (answer: never) => void>();
  let asked = 0;

  const send = (message: object) => {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message });
    server.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  };
  const answerTo = <T>(key: number | string) => new Promise<T>((done) => waiting.set(key, done));
  const ask = <T>(method: string, params: object): Promise<T> => {
    asked += 1;
    send({ id: asked, method, params });
    return answerTo<T>(asked);
  };
  const open = (file: string, text: string) => {
    const uri = pathToFileURL(file).href;
    send({
      method: 'textDocument/didOpen',
      params: { textDocument: { uri, languageId: 'yaml', version: 1, text: text.replace('|', '') } },
    });
    const before = text.slice(0, text.indexOf('|')).split('\n');
    const position = { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
    return { textDocument: { uri }, position };
  };

  readMessages(server.stdout, ({ id, method, params, result }) => {
    if (method === 'workspace/configuration') send({ id, result: params.items.map(() => settings) });
    else if (method === 'textDocument/publishDiagnostics') waiting.get(params.uri)?.(params.diagnostics as never);
    else if (method === undefined && id !== undefined) waiting.get(id)?.(result as never);
    else if (id !== undefined) send({ id, result: null });
  });
  const textDocument = { completion: { completionItem: { snippetSupport: true } } };
  await ask('initialize', { rootUri: null, capabilities: { textDocument, workspace: { configuration: true } } });
  send({ method: 'initialized', params: {} });

  return {
    problems: (file, text) => answerTo(open(file, text).textDocument.uri),
    completions: async (file, text) =>
      (await ask<{ items: Completion[] }>('textDocument/completion', open(file, text))).items,
    hover: async (file, text) =>
      (await ask<{ contents: { value: string } }>('textDocument/hover', open(file, text))).contents.value,
    stop: () => server.kill(),
  };
}

interface Message {
  id?: number;
  method?: string;
  params: { uri: string; items: unknown[]; diagnostics: Problem[] };
  result: unknown;
}

/** Takes the messages out of a stream; a header says of each how many bytes it has. */
function readMessages(stream: NodeJS.ReadableStream, receive: (message: Message) => void): void {
  let rest = Buffer.alloc(0);
  stream.on('data', (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const start = rest.indexOf('\r\n\r\n') + 4;
      const [, length] =
        rest
          .subarray(0, start)
          .toString()
          .match(/Content-Length: (\d+)/) ?? [];
      const end = start + Number(length);
      if (start < 4 || rest.length < end) return;
      receive(JSON.parse(rest.subarray(start, end).toString()));
      rest = rest.subarray(end);
    }
  });
}
