fun wins(): Int {
  try {
    return 1
  } finally {
    return 2
  }
}
@Suppress("ALL")
fun throwLost(): String {
  try {
    throw IllegalStateException("lost")
  } finally {
    return "kept"
  }
}
fun breaks(): String {
  var text = ""
  for (i in 1..3) {
    try {
      text += "t$i "
      throw RuntimeException("x")
    } finally {
      text += "f$i "
      if (i == 2) break
      continue
    }
  }
  return text
}
fun loopReturn(): Int {
  while (true) {
    try {
      return 1
    } finally {
      break
    }
  }
  return 3
}
fun order(): String {
  var text = "a"
  fun note(more: String): String {
    text += more
    return text
  }
  val result = try {
    note("b")
    try {
      throw IllegalArgumentException("in")
    } catch (e: IllegalArgumentException) {
      note("c")
      throw RuntimeException("again")
    } finally {
      note("d")
    }
  } catch (e: RuntimeException) {
    note("e" + e.message)
  } finally {
    note("f")
  }
  return "$result $text"
}
fun valueBefore(): Int {
  var x = 1
  try {
    return x
  } finally {
    x = 5
  }
}
fun inLambda(): List<Int> = listOf(1, 2, 3).map {
  try {
    if (it == 2) return@map 20
    it
  } finally {
    if (it == 3) return@map 30
  }
}
fun nested(): String {
  outer@ for (i in 1..3) {
    for (j in 1..3) {
      try {
        if (j == 2) return "never"
      } finally {
        if (j == 2) continue@outer
      }
    }
  }
  return "end"
}
fun fromForEach(): String {
  listOf(1, 2).forEach {
    try {
      return "inner"
    } finally {
      print("finally ")
    }
  }
  return "after"
}
fun main() {
  println(wins())
  println(throwLost())
  println(breaks())
  println(loopReturn())
  println(order())
  println(valueBefore())
  println(inLambda())
  println(nested())
  println(fromForEach())
}
