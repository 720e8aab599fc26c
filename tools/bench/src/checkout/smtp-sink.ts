// Takes mails and forgets them: what sending them costs is measured, not what keeping and showing them would.
import { createServer } from 'node:net';

/** What a relay says to the first word of a line; `.` is the end of a mail. */
const answers: Readonly<Record<string, string>> = {
  EHLO: '250 bench',
  HELO: '250 bench',
  DATA: '354 go on',
  '.': '250 taken',
  QUIT: '221 bye',
};

createServer((socket) => {
  let left = '';
  let inMail = false;
  socket.setEncoding('latin1').on('error', () => socket.destroy());
  socket.write('220 bench\r\n');
  socket.on('data', (text: string) => {
    const lines = (left + text).split('\r\n');
    left = lines.pop() ?? '';
    for (const line of lines) {
      if (inMail && line !== '.') continue;
      const word = line.split(' ')[0]?.toUpperCase() ?? '';
      inMail = word === 'DATA';
      socket.write(`${answers[word] ?? '250 ok'}\r\n`);
    }
  });
}).listen(Number(process.env.HTTP_PORT), '127.0.0.1');
process.once('SIGTERM', () => process.exit(0));
