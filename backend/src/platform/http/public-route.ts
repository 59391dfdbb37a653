import { SetMetadata } from '@nestjs/common';

export const PUBLIC_ROUTE = 'publicRoute';

/** Marks a route that needs no session; every other route needs one from a confirmed account. */
export const Public = () => SetMetadata(PUBLIC_ROUTE, true);
