// Accepts mails and discards them: the benchmark measures the cost of sending mails, not of storing them.
import { createServer } from 'node:net';

/** The SMTP reply to each command; `.` ends a mail. */
const replies: Readonly<Record<string, string>> = {
  EHLO: '250 bench',
  HELO: '250 bench',
  DATA: '354 send data',
  '.': '250 accepted',
  QUIT: '221 bye',
};

createServer((socket) => {
  let incompleteLine = '';
  let inMail = false;
  socket.setEncoding('latin1').on('error', () => socket.destroy());
  socket.write('220 bench\r\n');
  socket.on('data', (text: string) => {
    const lines = (incompleteLine + text).split('\r\n');
    incompleteLine = lines.pop() ?? '';
    for (const line of lines) {
      if (inMail && line !== '.') continue;
      const command = line.split(' ')[0]?.toUpperCase() ?? '';
      inMail = command === 'DATA';
      socket.write(`${replies[command] ?? '250 ok'}\r\n`);
    }
  });
}).listen(Number(process.env.HTTP_PORT), '127.0.0.1');
process.once('SIGTERM', () => process.exit(0));
