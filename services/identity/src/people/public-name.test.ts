import { toPublicName } from './public-name.ts';

it.each([
  ['Mitu Rahman', 'Mitu R.'],
  ['Mitu', 'Mitu'],
  ['Anika Tabassum Khan', 'Anika K.'],
  ['Md. Karim Hossain', 'Karim H.'],
  ['Md.Karim', 'Karim'],
  ['মিতু রহমান', 'মিতু র.'],
  ['মোঃ করিম হোসেন', 'করিম হো.'],
  ['', ''],
])('the public name of %j is %j', (name, shown) => expect(toPublicName(name)).toBe(shown));
