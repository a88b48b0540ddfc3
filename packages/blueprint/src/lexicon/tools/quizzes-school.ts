import { topic } from './quiz-row.ts';

export const schoolQuizzes = [
  topic(
    'general',
    'general knowledge, trivia, general',
    'General knowledge quiz',
    `
    How many continents are there? | Seven | Five | Six | Eight
    Which planet is known as the Red Planet? | Mars | Venus | Jupiter | Mercury
    How many minutes are in a full day? | 1,440 | 1,240 | 2,400 | 3,600
    Who painted the Mona Lisa? | Leonardo da Vinci | Michelangelo | Raphael | Rembrandt
    What is the hardest natural substance? | Diamond | Gold | Iron | Granite
    How many players of one football (soccer) team are on the pitch? | 11 | 9 | 10 | 12
    Which language has the most native speakers? | Mandarin Chinese | English | Spanish | Hindi
    What is frozen water called? | Ice | Steam | Dew | Mist`,
  ),
  topic(
    'geography',
    'geography, countries, world, flags',
    'Geography quiz',
    `
    What is the capital of Australia? | Canberra | Sydney | Melbourne | Perth
    Which is the longest river of South America? | Amazon | Paraná | Orinoco | Madeira
    Which country has the largest area? | Russia | Canada | China | United States
    What is the capital of Canada? | Ottawa | Toronto | Montreal | Vancouver
    On which continent lies the Sahara? | Africa | Asia | Australia | South America
    Which is the highest mountain above sea level? | Mount Everest | K2 | Kangchenjunga | Kilimanjaro
    Which ocean is the largest? | Pacific | Atlantic | Indian | Arctic
    What is the capital of Japan? | Tokyo | Osaka | Kyoto | Nagoya`,
  ),
  topic(
    'history',
    'history, historical',
    'History quiz',
    `
    In which year did the Second World War end? | 1945 | 1939 | 1918 | 1950
    Who was the first president of the United States? | George Washington | Abraham Lincoln | Thomas Jefferson | John Adams
    In which year did the Berlin Wall fall? | 1989 | 1979 | 1991 | 1985
    Which people built Machu Picchu? | Inca | Maya | Aztecs | Olmecs
    In which year did the Titanic sink? | 1912 | 1905 | 1920 | 1898
    Who was the first person to walk on the Moon? | Neil Armstrong | Buzz Aldrin | Yuri Gagarin | John Glenn
    In which year did the French Revolution begin? | 1789 | 1776 | 1815 | 1848
    Which empire was ruled by Julius Caesar's heir Augustus? | Roman Empire | Ottoman Empire | Persian Empire | Byzantine Empire`,
  ),
  topic(
    'science',
    'science, physics, chemistry, nature science',
    'Science quiz',
    `
    What is the chemical symbol of gold? | Au | Ag | Go | Gd
    Which gas do plants take in for photosynthesis? | Carbon dioxide | Oxygen | Nitrogen | Hydrogen
    At sea level, water boils at | 100 °C | 90 °C | 120 °C | 80 °C
    What is the centre of an atom called? | Nucleus | Electron | Shell | Molecule
    Which force keeps us on the ground? | Gravity | Friction | Magnetism | Pressure
    How many bones does an adult human have? | 206 | 186 | 226 | 256
    What is measured in hertz? | Frequency | Force | Energy | Pressure
    Which planet is the largest of our solar system? | Jupiter | Saturn | Neptune | Earth`,
  ),
  topic(
    'maths',
    'maths, math, mathematics, arithmetic, mental arithmetic, numbers, times tables, multiplication',
    'Maths quiz',
    `
    What is 7 × 8? | 56 | 54 | 63 | 48
    What is 15% of 200? | 30 | 15 | 35 | 20
    What is the square root of 144? | 12 | 14 | 11 | 16
    How many degrees are the angles of a triangle together? | 180 | 90 | 270 | 360
    What is 3² + 4²? | 25 | 14 | 49 | 12
    Which of these is a prime number? | 29 | 27 | 21 | 33
    What is 1/4 as a decimal number? | 0.25 | 0.4 | 0.14 | 0.75
    Solve 2x + 6 = 14. | x = 4 | x = 10 | x = 5 | x = 8`,
  ),
  topic(
    'biology',
    'biology, human body, anatomy',
    'Biology quiz',
    `
    Which organ pumps blood through the body? | Heart | Liver | Lung | Kidney
    What carries oxygen in the blood? | Red blood cells | White blood cells | Platelets | Plasma
    Which part of a cell holds its DNA? | Nucleus | Membrane | Ribosome | Vacuole
    What is the largest organ of the human body? | Skin | Liver | Brain | Lung
    How many chambers does the human heart have? | Four | Two | Three | Five
    Which vitamin does the skin make in sunlight? | Vitamin D | Vitamin C | Vitamin A | Vitamin B12
    What is the green pigment of plants? | Chlorophyll | Melanin | Haemoglobin | Carotene
    Which animals breathe with gills all their life? | Fish | Frogs | Whales | Turtles`,
  ),
  topic(
    'languages',
    'language, languages, vocabulary, english, grammar, spelling',
    'Language quiz',
    `
    Which language is spoken in Brazil? | Portuguese | Spanish | French | Italian
    What does the French word "merci" mean? | Thank you | Please | Goodbye | Sorry
    What does the Spanish word "perro" mean? | Dog | Cat | Horse | Bird
    Which is spelt right? | Necessary | Neccessary | Necesary | Neccesary
    What is the German word for "house"? | Haus | Baum | Hund | Hand
    What is the past tense of "go"? | Went | Goed | Gone | Going
    Which word is a synonym of "happy"? | Glad | Angry | Tired | Loud
    What is the Italian word for "good morning"? | Buongiorno | Buonanotte | Arrivederci | Grazie`,
  ),
  topic(
    'spanish',
    'spanish, spanish vocabulary',
    'Spanish vocabulary quiz',
    `
    What does "gracias" mean? | Thank you | Please | Hello | Sorry
    What does "agua" mean? | Water | Bread | Wine | Milk
    How do you say "red"? | Rojo | Azul | Verde | Negro
    What does "libro" mean? | Book | Free | Table | Window
    How do you say "Monday"? | Lunes | Martes | Jueves | Domingo
    What does "mañana" mean? | Tomorrow | Today | Yesterday | Tonight
    How do you say "ten"? | Diez | Dos | Doce | Seis
    What does "hermano" mean? | Brother | Father | Uncle | Friend`,
  ),
  topic(
    'programming',
    'programming, coding, javascript, computer science, developer, software',
    'Programming quiz',
    `
    Which of these is no JavaScript type? | float | string | boolean | undefined
    What does HTML stand for? | HyperText Markup Language | High Text Machine Language | HyperText Making Links | Home Tool Markup Language
    Which structure works first in, first out? | Queue | Stack | Tree | Hash map
    What is the time complexity of binary search? | O(log n) | O(n) | O(n²) | O(1)
    Which HTTP status means "not found"? | 404 | 200 | 500 | 301
    Which SQL command reads rows? | SELECT | INSERT | UPDATE | DROP
    What does CSS describe? | How a page looks | Where data is stored | How a server starts | Who may sign in
    Which Git command records changes? | git commit | git push | git clone | git status`,
  ),
];
