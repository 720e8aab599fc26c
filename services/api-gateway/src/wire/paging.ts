/** The page request for services. A limit of 0 means the server's maximum (decision L2). */
export const toPage = ({ page, limit }: { page?: number; limit?: number }) => ({
  page: page ?? 1,
  limit: limit ?? 0,
});
