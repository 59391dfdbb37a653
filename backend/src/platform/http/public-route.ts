import { SetMetadata } from '@nestjs/common';

export const PUBLIC_ROUTE = 'publicRoute';

/** Answers without a session; every other route needs one of a confirmed account. */
export const Public = () => SetMetadata(PUBLIC_ROUTE, true);
