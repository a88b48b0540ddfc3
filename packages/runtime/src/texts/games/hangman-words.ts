const split = (text: string) => text.split(', ');

/** What the words of the game are about; `id` is what an app calls a topic. */
export const hangmanTopics: readonly { id: string; name: string; words: readonly string[] }[] = [
  {
    id: 'animals',
    name: 'Animals',
    words: split(
      'elephant, giraffe, penguin, dolphin, kangaroo, crocodile, squirrel, hedgehog, butterfly, octopus, leopard, hamster, ostrich, tortoise, flamingo, gorilla, antelope, woodpecker, salamander, jellyfish',
    ),
  },
  {
    id: 'countries',
    name: 'Countries',
    words: split(
      'portugal, norway, brazil, canada, egypt, japan, morocco, iceland, vietnam, argentina, finland, greece, kenya, thailand, ireland, hungary, indonesia, mexico, switzerland, new zealand',
    ),
  },
  {
    id: 'food',
    name: 'Food',
    words: split(
      'spaghetti, pancake, avocado, broccoli, chocolate, sandwich, cucumber, blueberry, lasagne, mushroom, pineapple, cinnamon, croissant, hazelnut, aubergine, raspberry, omelette, dumpling, popcorn, yoghurt',
    ),
  },
  {
    id: 'sports',
    name: 'Sports',
    words: split(
      'football, badminton, archery, swimming, volleyball, gymnastics, cycling, rowing, fencing, marathon, snooker, wrestling, handball, climbing, skating, baseball, karate, surfing, triathlon, hockey',
    ),
  },
  {
    id: 'science',
    name: 'Science',
    words: split(
      'gravity, molecule, telescope, volcano, electron, asteroid, bacteria, magnet, hydrogen, laboratory, microscope, satellite, evolution, chemistry, fossil, galaxy, oxygen, equation, thermometer, ecosystem',
    ),
  },
  {
    id: 'films',
    name: 'Films',
    words: split(
      'director, popcorn, thriller, comedy, premiere, animation, soundtrack, western, sequel, documentary, actress, screenplay, cinema, trailer, musical, adventure, villain, studio, camera, costume',
    ),
  },
];
