/** Calls for members' reviews, in the columns of the console's table. */
export const reviewTable: Readonly<Record<string, string>> = {
  '/console/reviews/list': '    401     401   403   403      ok     403    ok    ok      403    ok',
  '/console/reviews/counts': '    401     401   403   403      ok     403    ok    ok      403    ok',
  '/console/reviews/show': '    401     401   403   403      ok     403    ok    ok      403   404',
  '/console/reviews/hide': '    401     401   403   403      ok     403    ok    ok      403   404',
};
