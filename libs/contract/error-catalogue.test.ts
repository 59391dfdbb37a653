import { catalogueKind, ERROR_CATALOGUE, type CatalogueKind, type Failure } from './error-catalogue';
import { ERRORS, isErrorCode } from './errors';

describe('the catalogue entry of a failed call', () => {
  it.each<[Failure, CatalogueKind]>([
    [{ status: 200, isHtml: true }, 'json_parse_error'],
    [{ status: 0 }, 'network_error'],
    [{ status: 401 }, 'unauthorized'],
    [{ status: 401, named: 'login_failed' }, 'login_failed'],
    [{ status: 400, named: 'wrong_password' }, 'wrong_password'],
    [{ status: 429 }, 'rate_limited'],
    [{ status: 429, named: 'rate_limited', loading: 'candidates' }, 'rate_limited'],
    [{ status: 401, loading: 'candidates' }, 'unauthorized'],
    [{ status: 502 }, 'server_error'],
    [{ status: 500, named: 'server_error' }, 'server_error'],
    [{ status: 404 }, 'unknown_error'],
    [{ status: 500, named: 'server_error', loading: 'candidates' }, 'candidates_load_error'],
    [{ status: 503, loading: 'criteria' }, 'criteria_load_error'],
    [{ status: 404, named: 'unknown_error', loading: 'scores' }, 'scores_load_error'],
    [{ status: 404, named: 'not_found', loading: 'scores' }, 'not_found'],
  ])('%j is %s', (failure, kind) => {
    expect(catalogueKind(failure)).toBe(kind);
  });

  it('has no entry that no code, status or subject leads to', () => {
    const byCode = Object.values(ERRORS).map(({ catalogue }) => catalogue);
    const byStatus = [0, 401, 404, 429, 500].map((status) => catalogueKind({ status }));
    const bySubject = (['candidates', 'criteria', 'scores'] as const).map((loading) =>
      catalogueKind({ status: 500, loading }),
    );
    const reached = new Set([
      ...byCode,
      ...byStatus,
      ...bySubject,
      catalogueKind({ status: 200, isHtml: true }),
    ]);
    // The sign-up form picks this entry itself, whatever the code.
    expect(Object.keys(ERROR_CATALOGUE).filter((kind) => !reached.has(kind as CatalogueKind))).toEqual([
      'registration_failed',
    ]);
  });
});

describe('an error code', () => {
  it('is recognized only when the contract lists it', () => {
    expect([isErrorCode('auth.wrong-password'), isErrorCode('toString'), isErrorCode(5)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
