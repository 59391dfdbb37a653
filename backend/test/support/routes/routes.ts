import { RequestMethod } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import type { TestApp } from '../test-app';

export interface Route {
  readonly method: string;
  /** With its placeholders, like `/api/admin/user/:id/emails`. */
  readonly path: string;
  /** The method that answers it, which carries its decorators. */
  readonly handler: object;
}

/** Every route that a controller of the running application declares. */
export function routesOf({ app }: TestApp): Route[] {
  const controllers = [...app.get(ModulesContainer).values()].flatMap((module) => [
    ...module.controllers.values(),
  ]);
  return controllers.flatMap(({ metatype }) => (typeof metatype === 'function' ? declaredBy(metatype) : []));
}

function declaredBy(controller: object & { prototype?: object }): Route[] {
  const prefixes = pathsOf(controller);
  const methods = Object.getOwnPropertyDescriptors(controller.prototype ?? {});
  return Object.values(methods).flatMap(({ value }: PropertyDescriptor): Route[] => {
    if (typeof value !== 'function' || !Reflect.hasMetadata('method', value)) return [];
    const method = RequestMethod[Reflect.getMetadata('method', value) as RequestMethod];
    return prefixes.flatMap((prefix) =>
      pathsOf(value).map((path) => ({
        method,
        handler: value as object,
        path: `/${prefix}/${path}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1'),
      })),
    );
  });
}

function pathsOf(target: object): string[] {
  return [Reflect.getMetadata('path', target) as string | string[]].flat();
}
