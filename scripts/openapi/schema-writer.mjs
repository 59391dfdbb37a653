// @ts-check
import ts from 'typescript';

/** @typedef {Record<string, any>} Schema */

const REFERENCE = '#/components/schemas/';
const OWN = /^(?!__)[A-Z]\w*$/;

/** JSON Schemas of TypeScript types, as serialized to JSON; named object types appear once. */
export class SchemaWriter {
  /** @type {Record<string, Schema>} */
  schemas = {};
  /** @type {Map<ts.Type, string>} */
  named = new Map();

  /** @param {ts.TypeChecker} checker */
  constructor(checker) {
    this.checker = checker;
  }

  /** @param {string} name @param {ts.Type} type */
  add(name, type) {
    const schema = this.write(type);
    // A type with this name is already there.
    if (schema.$ref !== REFERENCE + name) this.schemas[name] = schema;
  }

  /** @param {ts.Type} type @returns {Schema} */
  write(type) {
    if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return {};
    if (type.flags & ts.TypeFlags.Null) return { type: 'null' };
    if (type.flags & ts.TypeFlags.BooleanLiteral)
      return { const: this.checker.typeToString(type) === 'true' };
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value };
    if (type.flags & ts.TypeFlags.StringLike) return { type: 'string' };
    if (type.flags & ts.TypeFlags.NumberLike) return { type: 'number' };
    if (type.flags & ts.TypeFlags.BooleanLike) return { type: 'boolean' };
    if (type.isUnion()) return this.writeUnion(type);
    if (this.checker.isArrayType(type) || this.checker.isTupleType(type))
      return {
        type: 'array',
        items: this.writeAny(this.checker.getTypeArguments(/** @type {ts.TypeReference} */ (type))),
      };
    return this.writeObject(type);
  }

  /** @param {ts.UnionType} type */
  writeUnion({ types }) {
    return this.writeAny(types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined)));
  }

  /** @param {readonly ts.Type[]} types @returns {Schema} */
  writeAny(types) {
    const schemas = types.map((type) => this.write(type));
    const values = schemas.filter((schema) => 'const' in schema).map((schema) => schema['const']);
    const rest = schemas.filter((schema) => !('const' in schema));
    const isBoolean = values.includes(true) && values.includes(false);
    const others = values.filter((value) => !isBoolean || typeof value !== 'boolean');
    const all = [
      ...(isBoolean ? [{ type: 'boolean' }] : []),
      ...(others.length > 0 ? [{ enum: others }] : []),
      ...rest,
    ];
    return all.length === 1 ? (all[0] ?? {}) : { anyOf: all };
  }

  /** @param {ts.Type} type @returns {Schema} */
  writeObject(type) {
    const name = (type.aliasSymbol ?? type.symbol)?.name ?? '';
    if (name === 'Date') return { type: 'string', format: 'date-time' };
    if (!OWN.test(name) || type.aliasTypeArguments) return this.writeMembers(type);
    if (!this.named.has(type)) {
      const isTaken = name in this.schemas || [...this.named.values()].includes(name);
      const given = isTaken ? `${name}${this.named.size}` : name;
      this.named.set(type, given);
      this.schemas[given] = this.writeMembers(type);
    }
    return { $ref: `${REFERENCE}${this.named.get(type)}` };
  }

  /** @param {ts.Type} type @returns {Schema} */
  writeMembers(type) {
    const members = this.checker
      .getPropertiesOfType(type)
      .filter((member) => this.checker.getTypeOfSymbol(member).getCallSignatures().length === 0);
    const index = this.checker.getIndexInfoOfType(type, ts.IndexKind.String);
    const required = members
      .filter(({ flags }) => !(flags & ts.SymbolFlags.Optional))
      .map(({ name }) => name);
    return {
      type: 'object',
      properties: Object.fromEntries(members.map((member) => [member.name, this.writeMember(member)])),
      ...(required.length > 0 && { required }),
      ...(index && { additionalProperties: this.write(index.type) }),
      // Unknown fields of a body (a DTO class) are ignored.
      ...(!index && !type.isClass() && { additionalProperties: false }),
    };
  }

  /** @param {ts.Symbol} member */
  writeMember(member) {
    const schema = this.write(this.checker.getTypeOfSymbol(member));
    const description = ts.displayPartsToString(member.getDocumentationComment(this.checker));
    return description === ''
      ? schema
      : '$ref' in schema
        ? { allOf: [schema], description }
        : { ...schema, description };
  }
}
