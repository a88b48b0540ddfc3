const split = (text: string) => text.split(', ');

export const hangmanTopics: Readonly<Record<string, readonly string[]>> = {
  animals: split(
    'elephant, giraffe, penguin, dolphin, kangaroo, crocodile, squirrel, hedgehog, butterfly, octopus, leopard, hamster, ostrich, tortoise, flamingo, gorilla, antelope, woodpecker, salamander, jellyfish',
  ),
  countries: split(
    'portugal, norway, brazil, canada, egypt, japan, morocco, iceland, vietnam, argentina, finland, greece, kenya, thailand, ireland, hungary, indonesia, mexico, switzerland, new zealand',
  ),
  food: split(
    'spaghetti, pancake, avocado, broccoli, chocolate, sandwich, cucumber, blueberry, lasagne, mushroom, pineapple, cinnamon, croissant, hazelnut, aubergine, raspberry, omelette, dumpling, popcorn, yoghurt',
  ),
  sports: split(
    'football, badminton, archery, swimming, volleyball, gymnastics, cycling, rowing, fencing, marathon, snooker, wrestling, handball, climbing, skating, baseball, karate, surfing, triathlon, hockey',
  ),
  science: split(
    'gravity, molecule, telescope, volcano, electron, asteroid, bacteria, magnet, hydrogen, laboratory, microscope, satellite, evolution, chemistry, fossil, galaxy, oxygen, equation, thermometer, ecosystem',
  ),
  films: split(
    'director, popcorn, thriller, comedy, premiere, animation, soundtrack, western, sequel, documentary, actress, screenplay, cinema, trailer, musical, adventure, villain, studio, camera, costume',
  ),
};

/** `fruits`, `country`, `movies` and so on lead to the nearest topic. */
export const topicOf = (word: string | undefined): string | undefined => {
  if (word === undefined) return undefined;
  if (/movie|film|cinema/.test(word)) return 'films';
  if (/fruit|food/.test(word)) return 'food';
  if (/countr|cit/.test(word)) return 'countries';
  return Object.keys(hangmanTopics).find((topic) => topic.startsWith(word.replace(/s$/, '')));
};
