/** The page of a list as services take it; a limit of 0 means all that may be had (decision L2). */
export const toPage = ({ page, limit }: { page?: number; limit?: number }) => ({
  page: page ?? 1,
  limit: limit ?? 0,
});
