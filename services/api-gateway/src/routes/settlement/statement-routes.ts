import { z } from 'zod';
import { rawResponse } from '../../api/raw-response.ts';
import { Id } from '../../api/schemas.ts';
import { isOwnInstructor } from '../../routing/own-user.ts';
import { type Route, route } from '../../routing/route.ts';
import { statementCsv } from './statement-csv.ts';

/** Milliseconds. A page of the PDF takes 50 ms, the first one 250 ms. */
const renderTimeoutMs = 20_000;

const StatementParams = z.object({
  instructorId: Id,
  month: z
    .string()
    .regex(/^2\d{3}-(0[1-9]|1[0-2])$/, 'a month such as 2026-11')
    .meta({ description: 'Year and month, such as 2026-11' }),
});

export const statementRoutes: readonly Route[] = [
  route.get('/instructor/statement/{instructorId}/{month}', {
    summary:
      "An instructor's earnings, reversals and payouts of a month with opening and closing balance, as PDF or with accept text/csv as CSV",
    roles: ['admin', 'instructor'],
    isOwner: isOwnInstructor,
    params: StatementParams,
    query: z.object({ lang: z.enum(['en', 'bn']).optional() }),
    response: rawResponse('application/pdf', { 200: 'The PDF, or text/csv' }),
    handle: async ({ params, query, language, request, response }, { statements }) => {
      const lang = query.lang ?? language;
      const [year, month] = params.month.split('-').map(Number) as [number, number];
      const period = { instructorId: params.instructorId, year, month };
      const type = request.accepts(['application/pdf', 'text/csv']) === 'text/csv' ? 'csv' : 'pdf';
      const content =
        type === 'csv'
          ? Buffer.from(statementCsv(await statements.getStatement(period), lang))
          : (await statements.getStatementPdf({ ...period, language: lang }, { timeoutMs: renderTimeoutMs }))
              .pdf;
      response.writeHead(200, {
        'content-type': type === 'csv' ? 'text/csv; charset=utf-8' : 'application/pdf',
        'content-length': content.length,
        'content-disposition': `attachment; filename="statement-${params.month}.${type}"`,
        'cache-control': 'private, no-store',
        vary: 'accept',
      });
      response.end(content);
    },
  }),
];
