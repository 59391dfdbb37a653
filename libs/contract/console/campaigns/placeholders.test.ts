import { placeholderProblem, templateBraceProblem, unknownPlaceholder } from './placeholders';

describe('a placeholder', () => {
  it.each([
    'Hi {{firstName}}',
    'Hi {{ firstName }}!',
    'Hi {{firstName|there}}, and {{ firstName | dear reader }}',
    'Hi {{firstName|l’ami d’été}}',
    'a { b } {c} }',
    '',
  ])('may be written as %j', (text) => {
    expect(placeholderProblem(text)).toBeNull();
    expect(templateBraceProblem(text)).toBeNull();
  });

  it('may have sixty letters for the name, of whatever script', () => {
    expect(placeholderProblem(`Hi {{firstName|${'𠀀'.repeat(60)}}}`)).toBeNull();
  });

  it.each([
    ['Hi {{firstName', '{{firstName is not closed: it ends with }} on the same line'],
    ['Hi {{firstName}', '{{firstName} is not closed: it ends with }} on the same line'],
    ['One\nHi {{firstName\n}}', 'Line 2: {{firstName is not closed: it ends with }} on the same line'],
    ['Hi {firstName}}', '}} closes nothing: {{ is missing'],
    ['One\n\nHi firstName}}', 'Line 3: }} closes nothing: {{ is missing'],
    ['Hi {firstName}', '{firstName} needs two braces on each side'],
    ['Hi {FirstName}', '{FirstName} needs two braces on each side'],
    ['Hi {name|there}', '{name|there} needs two braces on each side'],
    ['Hi {{{firstName}}}', '{{{firstName}}} has too many braces: two open a placeholder, two close it'],
    ['Hi {{firstName}}}', '{{firstName}}} has a brace too many'],
    [
      'Hi {{firstName {{firstName}}}}',
      '{{firstName {{firstName} is not closed: it ends with }} on the same line',
    ],
    ['Hi {{first{Name}}', '{{first{Name}} is not closed: it ends with }} on the same line'],
    ['Hi {{firstName|}}', '{{firstName|}} needs words after the |, such as {{firstName|there}}'],
    [
      'Hi {{firstName|**you**}}',
      "The words after the | in {{firstName|**you**}} can have letters, digits, spaces and . , ! ? ' -",
    ],
    [`Hi {{firstName|${'𠀀'.repeat(61)}}}`, 'The words after the | can have 60 characters or less'],
    [`Hi {{firstName|${'x'.repeat(61)}}}`, 'The words after the | can have 60 characters or less'],
  ])('is refused with its place: %j', (text, problem) => {
    expect(placeholderProblem(text)).toBe(problem);
    expect(templateBraceProblem(text)).not.toBeNull();
  });

  it.each(['{{firstname}}', '{{first name}}', '{{user.firstName}}', '{{#if x}}', '{{}}', '{{lastName|x}}'])(
    'of a campaign is not %s',
    (placeholder) => {
      expect(placeholderProblem(`Hi {{firstName}} and ${placeholder}`)).toBe(unknownPlaceholder(placeholder));
    },
  );

  it('of a template leaves blocks and names to the template', () => {
    expect(
      templateBraceProblem('{{#if event}}{{event|it}}{{else}}{{! note | x}}{{other}}{{/if}}'),
    ).toBeNull();
  });
});
